import { printCall, printJson } from '@/lib/browser/print-script';

test('data cannot close a script element', () => {
  const text = printJson({ a: '</script><!--' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ a: '</script><!--' });
});

test('a printed call has the same result as the call', () => {
  const add = (a: number, b: { readonly c: number }, double: (value: number) => number) => double(a + b.c);
  const text = printCall(add, 1, { c: 2 }, (value) => value * 2);
  expect(new Function(`return ${text}`)()).toBe(6);
});

test('rejects functions that depend on a compiler helper', () => {
  const run = new Function('return __name(() => {}, "inner")');
  expect(() => printCall(run as () => unknown)).toThrow('has a named inner function');
});
