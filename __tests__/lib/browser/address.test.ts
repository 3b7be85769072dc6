import { type AddressRules, cleanAddress } from '@/lib/browser/address';
import { normalizePath } from '@/lib/routes/normalize-path';
import { ADDRESS_CASES, FORM_CASES, RULES, VERSIONED } from '../../support/address-cases';
import { HOSTILE_PATHS, isOnSite } from '../../support/hostile-paths';
import { createPlace, runAsText } from './run-as-text';

/** Runs both functions from their source text, as the script of 404 pages does. */
function clean(url: string, rules: Partial<AddressRules> = {}, status?: number) {
  const { place, globals } = createPlace(url, status);
  const own: AddressRules = { base: '', ...RULES, ...rules };
  const normalize = new Function(`return ${normalizePath.toString()}`)();
  runAsText(cleanAddress, [own, normalize], globals);
  return place;
}

/** Paths as a browser reports them: two slashes at the start would be another host. */
const TYPED = ADDRESS_CASES.filter(({ path }) => !path.startsWith('//'));

test.each(TYPED)('$path becomes $clean', ({ path, clean: expected, rules }) => {
  const { left, shown } = clean(path, rules);
  expect(left ?? shown ?? path).toBe(expected);
});

test.each(FORM_CASES.filter(({ path }) => TYPED.some((typed) => typed.path === path)))(
  'the document of $path is the one of $clean',
  ({ path, clean: shown }) => {
    expect(clean(path)).toEqual(path === shown ? {} : { shown });
  },
);

test.each([200, 404])('never leads to another host, status %i', (status) => {
  for (const path of HOSTILE_PATHS.flatMap((each) => [each, `/zh${each}`, `/v1/en${each}`])) {
    const { left, shown } = clean(`https://rslib.rs${path}`, VERSIONED, status);
    const target = left ?? shown;
    if (target !== undefined) expect([path, isOnSite(target, 'https://rslib.rs')]).toEqual([path, true]);
  }
});

test('keeps query and hash', () => {
  expect(clean('/a.html?x=1&y=%2F#z%20z')).toEqual({ shown: '/a?x=1&y=%2F#z%20z' });
  expect(clean('/en/guide/start/?a=b#c')).toEqual({ left: '/guide/start/?a=b#c' });
});

test.each([
  [399, { shown: '/a' }],
  [400, { left: '/a' }],
  [500, { left: '/a' }],
])('after a response with status %i, /a.html is normalized as %j', (status, expected) => {
  expect(clean('/a.html', {}, status)).toEqual(expected);
});

test.each([
  ['/%31%39', '/19'],
  ['/%41%4f%50%5A', '/AOPZ'],
  ['/%61%6F%70%7a', '/aopz'],
  ['/%2D%2e%5f%7E', '/-._~'],
])('%s is shown as %s', (url, shown) => {
  expect(clean(url)).toEqual({ shown });
});

test.each(['/%40%5B%60%7B', '/%2C%2F%3A%5D%7F', '/guide/index-page'])('%s is unchanged', (url) => {
  expect(clean(url)).toEqual({});
});

test('keeps the base path', () => {
  expect(clean('/docs/en/guide/', { base: '/docs' })).toEqual({ left: '/docs/guide/' });
  expect(clean('/docs/a.html', { base: '/docs' })).toEqual({ shown: '/docs/a' });
  expect(clean('/docs/', { base: '/docs' })).toEqual({});
});
