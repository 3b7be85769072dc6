import { readMainText, scanTags } from '@/lib/export/html';

function listTags(html: string): string[] {
  return scanTags(html).map(
    ({ name, closing, attributes }) => (closing ? '/' : '') + name + JSON.stringify(Object.fromEntries(attributes)),
  );
}

test.each([
  ['<p class="a b" id=x hidden>', ['p{"class":"a b","id":"x","hidden":""}']],
  ['<a title=\'1 > 0\' href="/x?a=1">', ['a{"title":"1 > 0","href":"/x?a=1"}']],
  ['<meta charSet="utf-8"/><br/>', ['meta{"charset":"utf-8"}', 'br{}']],
  ['<!DOCTYPE html><!-- <p style="x"> --><b>', ['b{}']],
  ['<script>if (a < b) x = "<p style=1>"</script><i>', ['script{}', '/script{}', 'i{}']],
  ['<svg><title>a <b></title></svg>', ['svg{}', 'title{}', '/title{}', '/svg{}']],
  ['1 < 2 and 3 > 2', []],
])('%s', (html, expected) => {
  expect(listTags(html)).toEqual(expected);
});

test('raw text is kept as it stands', () => {
  expect(scanTags('<script>a&lt;b</script>')[0]?.rawText).toBe('a&lt;b');
});

test.each([
  ['<header>menu</header><main><h1>A</h1>\n <p>b<!-- --> c</p><script>x</script></main><footer>f</footer>', 'A b c'],
  ['<main><div><svg><title>icon</title></svg></div></main>', ''],
  ['<main></main>', ''],
  ['<p>no main</p>', ''],
])('text of main in %s', (html, expected) => {
  expect(readMainText(html)).toBe(expected);
});
