import { keepVersion } from '@/lib/browser/home-links';
import { RULES, VERSIONED } from '../../support/address-cases';
import { runAsText } from './run-as-text';

/** The links of a 404 page to home pages below `home`, and another one, after the script has run at `pathname`. */
function listLinks(pathname: string, { base = '', home = '/', rules = VERSIONED } = {}): string[] {
  const hrefs = [home, `${home}zh/`, `${home}guide/`].map((href) => base + href);
  document.body.innerHTML = `<main>${hrefs.map((href) => `<a href="${href}">x</a>`).join('')}</main>`;
  const listeners: (() => void)[] = [];
  const addEventListener = (_: string, listener: () => void) => listeners.push(listener);
  runAsText(keepVersion, [{ base, ...rules }], { location: { pathname }, document, addEventListener });
  for (const listener of listeners) listener();
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
}

test.each([
  ['/v1/nothing', '', ['/v1/', '/v1/zh/', '/guide/']],
  ['/v1/zh/guide/nothing', '', ['/v1/', '/v1/zh/', '/guide/']],
  ['/docs/v1/nothing', '/docs', ['/docs/v1/', '/docs/v1/zh/', '/docs/guide/']],
  ['/docs/v1', '/docs', ['/docs/v1/', '/docs/v1/zh/', '/docs/guide/']],
])('at %s below "%s", the links to home pages keep the version', (pathname, base, hrefs) => {
  expect(listLinks(pathname, { base })).toEqual(hrefs);
});

test.each(['/nothing', '/zh/nothing', '/v2/nothing', '/v3/nothing', '/guide/v1/nothing'])('at %s, the links stay', (pathname) => {
  expect(listLinks(pathname)).toEqual(['/', '/zh/', '/guide/']);
});

test('the 404 page of a version and a site without versions keep their links', () => {
  expect(listLinks('/v1/nothing', { home: '/v1/' })).toEqual(['/v1/', '/v1/zh/', '/v1/guide/']);
  expect(listLinks('/v1/nothing', { rules: RULES })).toEqual(['/', '/zh/', '/guide/']);
});
