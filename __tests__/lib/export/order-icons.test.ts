import { orderIcons } from '@/lib/export/order-icons';

const ICONS = '<link rel="icon" href="/favicon.svg"/><link rel="apple-touch-icon" href="/icon.png"/>';
const METADATA = '<meta name="theme-color" content="#fff"/><title>A</title><link rel="canonical" href="/a"/>';

function buildPage(links: string): string {
  return `<html><head><meta charSet="utf-8"/><meta name="viewport" content="x"/>${links}<script>1</script></head><body><title>b</title></body></html>`;
}

test.each([
  ['after', METADATA + ICONS],
  ['between', METADATA.replace('<title>', `${ICONS}<title>`)],
  ['before', ICONS + METADATA],
])('icon links %s the metadata come before it', (_, links) => {
  expect(orderIcons(buildPage(links))).toBe(buildPage(ICONS + METADATA));
});

test('a page without icons or metadata is unchanged', () => {
  for (const links of ['', ICONS, METADATA]) expect(orderIcons(buildPage(links))).toBe(buildPage(links));
});
