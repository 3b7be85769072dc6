import { orderHead } from '@/lib/export/order-head';

const ICONS = '<link rel="icon" href="/favicon.svg"/><link rel="apple-touch-icon" href="/icon.png"/>';
const THEME =
  '<meta name="color-scheme" content="light"/><meta name="theme-color" content="#fff"/><meta name="theme-color" content="#000"/>';
const PRECONNECT = '<link rel="preconnect" href="https://a.example"/>';
const FEEDS = '<link rel="alternate" href="/a.xml" data-feed="true"/><link rel="alternate" href="/a.json" data-feed="true"/>';
const LAYOUT = ICONS + THEME + PRECONNECT + FEEDS;
const METADATA = '<title>A</title><meta name="description" content="b"/><link rel="alternate" type="text/markdown" href="/a.md"/>';

function buildPage(links: string): string {
  return `<html><head><meta charSet="utf-8"/><meta name="viewport" content="x"/><link rel="stylesheet" href="/a.css"/>${links}<script>1</script></head><body><title>b</title></body></html>`;
}

test.each([
  ['after the metadata', METADATA + LAYOUT],
  ['before it', LAYOUT + METADATA],
  ['between', METADATA.replace('<meta', `${LAYOUT}<meta`)],
  ['in two parts', THEME + METADATA + ICONS + PRECONNECT + FEEDS],
  ['in another order', FEEDS + PRECONNECT + THEME + METADATA + ICONS],
])('what the layout adds %s comes before the metadata', (_, links) => {
  expect(orderHead(buildPage(links))).toBe(buildPage(LAYOUT + METADATA));
});

test('a page without one of them is unchanged', () => {
  for (const links of ['', LAYOUT, METADATA]) expect(orderHead(buildPage(links))).toBe(buildPage(links));
});
