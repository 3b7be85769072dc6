import { isUnsafeUrl } from '@/lib/site/urls';

test.each([
  ...['javascript:x', 'vbscript:x', 'data:text/html,x', 'blob:https://a.example/x', 'file:///x', 'view-source:https://a.example'],
  ...['JavaScript:x', ' javascript:x', 'java\tscript:x', '\u0000javascript:x', 'javascript\u0085:x'],
])('%j is not the address of a web page', (url) => {
  expect(isUnsafeUrl(url)).toBe(true);
});

test.each(['https://a.example', '/javascript:x', '#data:', 'mailto:a@b.example', 'tel:+1', 'files:x', ''])('%j may be linked', (url) => {
  expect(isUnsafeUrl(url)).toBe(false);
});
