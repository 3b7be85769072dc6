import { escapeHtml, escapePattern } from '@/lib/site/escape';

test('text is escaped for elements and quoted attributes', () => {
  expect(escapeHtml(`<a b="c" d='e'> & &amp; 类型`)).toBe(`&lt;a b=&quot;c&quot; d='e'&gt; &amp; &amp;amp; 类型`);
});

test('a pattern matches its text only', () => {
  const text = '^$.*+?()[]{}|\\/ a-b';
  const pattern = new RegExp(`^${escapePattern(text)}$`);
  expect(pattern.test(text)).toBe(true);
  expect(pattern.test(text.replace('.', 'x'))).toBe(false);
});
