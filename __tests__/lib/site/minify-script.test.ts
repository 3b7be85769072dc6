import { minifyScript } from '@/lib/site/minify-script';

test('keeps statements and arguments, without spaces and with short names', () => {
  const script = '(function add(first) {\n  window.sum = first;\n})(true);\n(function () {})({ "a": [] });\n';
  expect(minifyScript(script)).toBe('(function u(n){window.sum=n})(true);(function(){})({"a":[]});');
});

test('the same script has the same text each time', () => {
  const script = 'let value = 1; console.log(value)';
  expect(minifyScript(script)).toBe(minifyScript(script));
});
