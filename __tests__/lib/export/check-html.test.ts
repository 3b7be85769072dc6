import { listPageErrors } from '@/lib/export/check-html';
import { listElements, parseHtml } from '@/lib/export/html';

test.each([
  ['<main><p class="a">text</p><script>el.style="x"</script></main>', []],
  ['<main><p style="color:red">text</p></main>', ['has style="color:red" on <p>: use a class']],
  ['<main><a onClick="go()">text</a></main>', ['has the inline handler onclick on <a>: use a client component']],
  ['<main><img alt="x" src="y" onerror="go()">text</main>', ['has the inline handler onerror on <img>: use a client component']],
  ['<style>p{}</style><main>text</main>', ['has an inline <style> element: put the rules in a stylesheet']],
  ['<main><img alt="x"></main>', ['shows no text in <main>: the build lost the content of the page']],
  ['<p>text</p>', ['shows no text in <main>: the build lost the content of the page']],
])('%s has the mistakes %j', (html, errors) => {
  expect(listPageErrors(listElements(parseHtml(html)))).toEqual(errors);
});
