import { type AddressRules, cleanAddress } from '@/lib/browser/address';
import { cleanPath } from '@/lib/routes/paths';
import { createPlace, runAsText } from './run-as-text';

const RULES: AddressRules = { base: '', lang: 'en', defaultLang: 'en', langs: ['en', 'zh'], defaultVersion: '', versions: [] };
const VERSIONED: AddressRules = { ...RULES, defaultVersion: 'v2', versions: ['v2', 'v1'] };

function clean(url: string, rules = RULES, status?: number) {
  const { place, globals } = createPlace(url, status);
  const leaving = runAsText(cleanAddress, [rules], globals);
  return { leaving, ...place };
}

test.each(['/', '/guide/start/', '/config/lib/dts', '/zh/', '/zh/guide/start/', '/zh/%E6%8C%87%E5%8D%97', '/a%2Fb', '/%E0%A4%A'])(
  'leaves %s as it is',
  (path) => {
    expect(clean(path)).toEqual({ leaving: false });
  },
);

test.each([
  ['/guide/start/quick-start.html', '/guide/start/quick-start'],
  ['/guide/start/index.html', '/guide/start/'],
  ['/guide/start/index', '/guide/start/'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/zh/index.html', '/zh/'],
  ['/guide//start/', '/guide/start/'],
  ['/guide/st%61rt/', '/guide/start/'],
  ['/guide/quick%2Dstart', '/guide/quick-start'],
  ['/%7euser/%5F', '/~user/_'],
  ['/a.html?x=1&y=%2F#z%20z', '/a?x=1&y=%2F#z%20z'],
])('shows %s as %s', (url, shown) => {
  expect(clean(url)).toEqual({ leaving: false, shown });
});

test.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/guide/start/?a=b#c', '/guide/start/?a=b#c'],
  ['/en/config/lib/dts.html', '/config/lib/dts'],
])('goes from %s to %s', (url, left) => {
  expect(clean(url)).toEqual({ leaving: true, left });
});

test.each([
  ['/v2/guide/', '/guide/'],
  ['/v2', '/'],
  ['/v1/en/guide/', '/v1/guide/'],
  ['/v2/en/guide/', '/guide/'],
])('with versions, goes from %s to %s', (url, left) => {
  expect(clean(url, VERSIONED)).toEqual({ leaving: true, left });
});

test('asks the host again where it knew nothing at the unclean address', () => {
  expect(clean('/guide/start/index', RULES, 404)).toEqual({ leaving: true, left: '/guide/start/' });
});

test('keeps the base path', () => {
  const rules = { ...RULES, base: '/docs' };
  expect(clean('/docs/en/guide/', rules)).toEqual({ leaving: true, left: '/docs/guide/' });
  expect(clean('/docs/a.html', rules)).toEqual({ leaving: false, shown: '/docs/a' });
  expect(clean('/docs/', rules)).toEqual({ leaving: false });
});

test.each(['/guide/start/index.html', '/en/zh/a.html', '/index', '/guide/%61%62', '/en', '/a//b'])(
  'agrees with the route rules on %s',
  (path) => {
    const { left, shown } = clean(path);
    expect(left ?? shown).toBe(cleanPath(path, RULES));
  },
);
