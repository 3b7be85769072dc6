import fixture from '@/__tests__/fixtures/site/site.config';
import config from '@/lib/site/config';
import { parseSiteConfig } from '@/lib/site/config-schema';

const [EN, ZH] = config.locales;
const HOSTED = { appId: 'A', apiKey: 'k', indexName: 'docs_{lang}', insights: false };
const REPOSITORY = config.theme.repository;
const WRONG_IMAGE = 'must be a path such as /guide/, a full URL or a data URL of an image, with at most 2048 characters.';
const LONG_NAME = 'a'.repeat(320);

const withTheme = (theme: object) => ({ ...config, theme: { ...config.theme, ...theme } });
const withLogo = (dark: unknown) => withTheme({ logo: { kind: 'image', light: '/a.svg', dark } });
const withTexts = (texts: object) => ({ ...config, locales: [{ ...EN, texts }, ZH] });
const withSearch = (hosted: object) => ({ ...config, search: { codeBlocks: false, hosted } });
const withSocialLink = (socialLink: object) =>
  withTheme({ socialLinks: [{ icon: 'github', mode: 'link', content: 'https://a.example', ...socialLink }] });

test.each([config, fixture])('the configurations of this repository are valid', (valid) => {
  expect(parseSiteConfig(valid, 'site.config.ts')).toEqual(valid);
});

test.each(['/a.svg', 'https://a.example/a.png', 'data:image/svg+xml,%3Csvg/%3E', 'data:image/png;base64,AA'])(
  'a logo may be %s',
  (dark) => {
    const valid = withLogo(dark);
    expect(parseSiteConfig(valid, 'site.config.ts')).toEqual(valid);
  },
);

test.each(['https://a.example', 'http://a.example/b', 'mailto:a@b.example', 'tel:+49123'])('a social link may lead to %s', (content) => {
  const valid = withSocialLink({ content });
  expect(parseSiteConfig(valid, 'site.config.ts')).toEqual(valid);
});

test('a language may replace texts, and remove edit and source links', () => {
  const valid = withTexts({
    outline: { title: 'Contents' },
    page: { editOn: '', source: '', report: '' },
    explorer: { axes: { format: 'Output' } },
  });
  expect(parseSiteConfig(valid, 'site.config.ts')).toEqual(valid);
});

test('images may come from an assets host', () => {
  const valid = withTheme({ assetsHost: 'https://assets.example.com/rslib' });
  expect(parseSiteConfig(valid, 'site.config.ts')).toEqual(valid);
});

const WRONG: readonly (readonly [config: unknown, mistake: string])[] = [
  [withTheme({ assetsHost: 'https://assets.example.com/' }), 'theme.assetsHost: must not end in a slash.'],
  [undefined, 'the default export: is missing.'],
  [{ ...config, url: undefined }, 'url: is missing.'],
  [{ ...config, url: 'https://a.example/' }, 'url: must be an origin without a trailing slash, such as https://example.com.'],
  [{ ...config, colour: 'red' }, 'the default export: unknown key "colour".'],
  [withTheme({ darkmode: true, hideNavBar: 'auto' }), 'theme: unknown key "darkmode", "hideNavBar".'],
  [withTheme({ hideNavbar: 'sometimes' }), 'theme.hideNavbar: must be one of "never", "always", "auto".'],
  [withTheme({ darkMode: 'yes' }), 'theme.darkMode: must be true or false, not text.'],
  [withLogo(undefined), `theme.logo.dark: ${WRONG_IMAGE}`],
  [withTheme({ logo: { kind: 'text', text: ' ' } }), 'theme.logo.text: must not be empty or only white space.'],
  [
    withSocialLink({ icon: { svg: 'data:image/svg+xml,x' } }),
    'theme.socialLinks[0].icon.svg: must be a path such as /guide/ or a full URL.',
  ],
  [withSocialLink({ icon: 'telegram' }), 'theme.socialLinks[0].icon: must be "github", "x", "discord" or { svg }.'],
  [withSocialLink({ content: 'example' }), 'theme.socialLinks[0].content: must be a full URL such as https://example.com.'],
  [withSocialLink({ mode: 'img', content: 'a.png' }), 'theme.socialLinks[0].content: must be a path such as /guide/ or a full URL.'],
  [
    withSocialLink({ content: `https://a.example/${'a'.repeat(2048)}` }),
    'theme.socialLinks[0].content: must have at most 2048 characters.',
  ],
  [withSocialLink({ content: 'mailto:nobody' }), 'theme.socialLinks[0].content: must be an e-mail address.'],
  [
    withSocialLink({ content: `mailto:${LONG_NAME}@a.example` }),
    'theme.socialLinks[0].content: the e-mail address must have at most 320 characters.',
  ],
  [
    withTheme({ repository: { ...REPOSITORY, docRepoBaseUrl: 'https://a.example/edit' } }),
    'theme.repository.docRepoBaseUrl: must end in a slash.',
  ],
  [withTheme({ repository: { ...REPOSITORY, url: 'https://a.example' } }), 'theme.repository: unknown key "url".'],
  [{ ...config, locales: [] }, 'locales: needs at least one language.'],
  [{ ...config, locales: [EN, { ...ZH, lang: 'en' }] }, 'locales[1].lang: "en" is listed twice.'],
  [{ ...config, locales: [EN, { ...ZH, tag: 'zh_CN' }] }, 'locales[1].tag: must be a language tag such as zh-CN.'],
  [{ ...config, locales: [EN, { ...ZH, ogLocale: 'zh-CN' }] }, 'locales[1].ogLocale: must be a locale such as en_US.'],
  [{ ...config, locales: [EN, { ...ZH, lang: 'zh/cn' }] }, 'locales[1].lang: must be a language code such as en.'],
  [{ ...config, defaultLang: 'fr' }, 'defaultLang: "fr" is not one of the languages: en, zh.'],
  [
    { ...config, multiVersion: { default: 'v3', versions: ['v2', 'v1'] } },
    'multiVersion.default: "v3" is not one of the versions: v2, v1.',
  ],
  [{ ...config, multiVersion: { default: '', versions: ['v2', 'v1'] } }, 'multiVersion.default: "" is not one of the versions: v2, v1.'],
  [{ ...config, multiVersion: { default: 'v2', versions: ['v2', 'v2'] } }, 'multiVersion.versions[1]: "v2" is listed twice.'],
  [{ ...config, multiVersion: { default: 'v2', versions: ['v2', 'zh'] } }, 'multiVersion.versions[1]: "zh" is also a language.'],
  [
    { ...config, multiVersion: { default: 'v2', versions: ['v2', 'v 1'] } },
    'multiVersion.versions[1]: must be usable in a URL, such as v2.',
  ],
  [
    { ...config, multiVersion: { default: 'v2', versions: ['v2', '..'] } },
    'multiVersion.versions[1]: must be usable in a URL, such as v2.',
  ],
  [
    withTheme({ socialLinks: [{ icon: 'x', mode: 'link', content: 'javascript:alert(1)' }] }),
    'theme.socialLinks[0].content: must be a full URL such as https://example.com.',
  ],
  ...['a.svg', 'javascript:alert(1)', 'data:text/html,x', 'data:image', ' data:image/png;base64,AA'].map(
    (dark) => [withLogo(dark), `theme.logo.dark: ${WRONG_IMAGE}`] as const,
  ),
  [withLogo(`data:image/png;base64,${'A'.repeat(2048)}`), `theme.logo.dark: ${WRONG_IMAGE}`],
  [withTexts({ pager: { previous: ' ' } }), 'locales[0].texts.pager.previous: must not be empty or only white space.'],
  [withTexts({ pager: { next: 'x'.repeat(301) } }), 'locales[0].texts.pager.next: must have at most 300 characters.'],
  [withTexts({ pager: { prev: 'Back' } }), 'locales[0].texts.pager: unknown key "prev".'],
  [withTexts({ outline: 'Contents' }), 'locales[0].texts.outline: must be an object, not text.'],
  [withSearch({ ...HOSTED, appId: 'A.example/' }), 'search.hosted.appId: must consist of letters and digits.'],
  [withSearch({ ...HOSTED, apiKey: ' ' }), 'search.hosted.apiKey: api key is missing.'],
  [withSearch({ ...HOSTED, appId: '' }), 'search.hosted.appId: application id is missing.'],
  [withSearch({ ...HOSTED, apiKey: undefined }), 'search.hosted.apiKey: api key is missing.'],
  [withSearch({ ...HOSTED, indexName: '' }), 'search.hosted.indexName: index name is missing.'],
  [withSearch({ ...HOSTED, indexName: 'docs' }), 'search.hosted.indexName: must contain {lang}, because each language has its own index.'],
  [
    { ...config, search: { codeBlocks: false, missingResultsUrl: '/new?title={query}' } },
    'search.missingResultsUrl: must be a full URL such as https://example.com.',
  ],
  [
    { ...config, docsPackage: { name: '../docs', tool: '@rslib/core' } },
    'docsPackage.name: must be the name of an npm package, such as tool-docs.',
  ],
];

test.each(WRONG.map(([wrong, mistake]) => [mistake, wrong] as const))('%s', (mistake, wrong) => {
  expect(() => parseSiteConfig(wrong, 'site.config.ts')).toThrow(
    new Error(`site.config.ts is not a valid site configuration:\n  ${mistake}`),
  );
});

test('the index of a site with one language may have any name', () => {
  const search = { codeBlocks: false, hosted: { ...HOSTED, indexName: 'docs' } };
  expect(parseSiteConfig({ ...config, locales: [EN], search }, 'site.config.ts').search).toEqual(search);
});

test('a site may say that it has no versions', () => {
  const multiVersion = { default: '', versions: [] };
  expect(parseSiteConfig({ ...config, multiVersion }, 'site.config.ts').multiVersion).toEqual(multiVersion);
});

test('reports all errors at once', () => {
  expect(() => parseSiteConfig({ ...withTheme({ footer: 1 }), defaultLang: '' }, 'a/site.config.ts')).toThrow(
    new Error(
      'a/site.config.ts is not a valid site configuration:\n  defaultLang: must not be empty or only white space.\n  theme.footer: must be true or false, not a number.',
    ),
  );
});

test('an invalid configuration has no stack, which would only show where it is checked', () => {
  const text = 'site.config.ts is not a valid site configuration:\n  theme.footer: must be true or false, not a number.';
  expect(() => parseSiteConfig(withTheme({ footer: 1 }), 'site.config.ts')).toThrow(expect.objectContaining({ stack: `Error: ${text}` }));
});
