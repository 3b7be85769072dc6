import { findAttribute, listElements, parseHtml } from '@/lib/export/html';
import { indexElements } from '@/lib/export/page-elements';

const readNothing = () => {
  throw new Error('reads nothing');
};

const index = (html: string, readRest: (url: string) => Readonly<Record<string, string>> = readNothing) =>
  indexElements(listElements(parseHtml(html)), readRest);

test('elements are found by their names', () => {
  const page = index('<p id="a" class="b  c" title="words">');
  const [element] = page.tags.get('p') ?? [];
  const found = [page.ids.get('a'), page.classes.get('b'), page.classes.get('c'), page.attributes.get('title')].map((all) => [
    ...(all ?? []),
  ]);
  expect(found).toEqual(Array.from({ length: 4 }, () => [element]));
  expect([page.ids.has(''), page.tags.has('table')]).toEqual([false, false]);
});

test('elements know their position among their siblings', () => {
  const { positions, ids } = index('<ul>text<li></li><li id="second"></li></ul><p>');
  const [second] = ids.get('second') ?? [];
  const position = second && positions.get(second);
  expect([position?.index, position?.siblings.length]).toEqual([1, 2]);
});

describe('what scripts insert', () => {
  const EXPLORER = '<div class="explorer" data-rest="/rest.json?1"><pre data-slot="code"><b></b></pre></div>';

  test('is in its slot', () => {
    const urls: string[] = [];
    const page = index(EXPLORER, (url) => {
      urls.push(url);
      return { code: '<i class="new"><u></u></i>', other: '<s></s>' };
    });
    const [added] = page.classes.get('new') ?? [];
    expect(added?.parentNode).toMatchObject({ tagName: 'pre' });
    expect(added && page.positions.get(added)?.index).toBe(1);
    expect([page.tags.has('u'), page.tags.has('s'), page.tags.get('body')?.size]).toEqual([true, false, 1]);
    expect(urls).toEqual(['/rest.json?1']);
  });

  test('is not there without a slot', () => {
    expect(index('<p data-rest="/rest.json">', () => ({ code: '<i>' })).tags.has('i')).toBe(false);
  });

  test.each([
    ['a page with a code block', '<p class="wide code-block">', true],
    ['a page without', '<p class="code-blocks">', false],
  ])('has the buttons of code blocks: %s', (_, html, expected) => {
    const { tags, all } = index(`${html}<div id="code-tools"><button></button></div>`);
    expect([tags.has('button'), all.some((element) => findAttribute(element, 'id') === 'code-tools')]).toEqual([expected, expected]);
  });
});
