import { printCall, printJson } from '@/lib/browser/print-script';

test('no data can end a script element', () => {
  const text = printJson({ a: '</script><!--' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ a: '</script><!--' });
});

test('a printed call does what the call does', () => {
  const add = (a: number, b: { readonly c: number }, double: (value: number) => number) => double(a + b.c);
  const text = printCall(add, 1, { c: 2 }, (value) => value * 2);
  expect(new Function(`return ${text}`)()).toBe(6);
});

test('functions that a compiler made depend on a helper are refused', () => {
  const run = new Function('return __name(() => {}, "inner")');
  expect(() => printCall(run as () => unknown)).toThrow('has a named inner function');
});
