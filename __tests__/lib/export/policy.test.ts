import { createHash } from 'node:crypto';
import { TYPED_FIELDS } from '@/lib/browser/search-keys';
import { buildHeadScript, type HeadScriptConfig } from '@/lib/browser/start/head-script';
import { listElements, parseHtml } from '@/lib/export/html';
import { listPages, rewritePage } from '@/lib/export/pages';
import { addPolicy, buildPolicy, checkInlineScripts, type PolicySources } from '@/lib/export/policy';
import { RULES } from '../../support/address-cases';
import { createFolder, readFolder } from '../../support/temporary-folder';

const NONE: PolicySources = { connect: [], images: [], forms: [] };
const CHARSET = '<meta charset="utf-8">';
const HEAD: HeadScriptConfig = {
  darkMode: true,
  localeRedirect: 'auto',
  address: { base: '', ...RULES },
};
const HEAD_TEXT = buildHeadScript(HEAD);
const HEAD_SCRIPT = `<script>${HEAD_TEXT}</script>`;
/** The start of a 404 page. */
const START = `${CHARSET}${HEAD_SCRIPT}`;
const FIX = '\n  The only inline script may be that of lib/browser/start/head-script.ts; load any other from a file.';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** Adds the policy to a site that consists of its 404 page and other pages. */
function addTo(reference: string, pages: Readonly<Record<string, string>> = {}, sources = NONE, head = HEAD) {
  const outDir = createFolder({ '404.html': reference, ...pages });
  const policy = buildPolicy(outDir, head, sources);
  for (const page of listPages(outDir)) {
    rewritePage(outDir, page, (html) => {
      checkInlineScripts(listElements(parseHtml(html)), policy);
      return addPolicy(html, policy);
    });
  }
  return readFolder(outDir);
}

const readPolicy = (html: string | undefined) => /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html ?? '')?.[1];
const policyOf = (reference: string, sources = NONE, head = HEAD) => readPolicy(addTo(reference, {}, sources, head)['404.html']);

test('the policy is after the character set and contains the hash of the head script once', () => {
  const scripts = `${HEAD_SCRIPT}<script src="/a.js"></script>${HEAD_SCRIPT}`;
  const html = `<html><head><meta charSet="utf-8"/><title>a</title></head><body>${scripts}</body></html>`;
  const policy =
    `default-src 'self'; script-src 'self' ${hash(HEAD_TEXT)}; style-src 'self'; img-src 'self' data:; ` +
    "font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; " +
    "require-trusted-types-for 'script'; trusted-types default";
  expect(addTo(html)['404.html']).toBe(
    `<html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"><title>a</title></head><body>${scripts}</body></html>`,
  );
});

test.each<[string, Partial<HeadScriptConfig>]>([
  ['one theme', { darkMode: false }],
  ['no redirect by language', { localeRedirect: 'never' }],
  ['versions below a base path', { address: { ...HEAD.address, base: '/docs', defaultVersion: 'v2', versions: ['v1', 'v2'] } }],
])('the head script of a site with other settings is known: %s', (_, settings) => {
  const head = { ...HEAD, ...settings };
  const text = buildHeadScript(head);
  expect(policyOf(`${CHARSET}<script>${text}</script>`, NONE, head)).toContain(`script-src 'self' ${hash(text)};`);
  expect(() => policyOf(START, NONE, head)).toThrow('404.html has an inline script that is not part of the site: (function applyTheme(');
});

test('the head script is known after minification, and the hash is that of its exact text', () => {
  const minified =
    ` (function i(a,b){let c=b;"<!--"})(true);(()=>{})();(function(){})();(function b(a){})("${TYPED_FIELDS}");(function c(){})();` +
    '(function d(a){})({"base":"","defaultLang":"en","langs":["en","zh"],"defaultVersion":"","versions":[]}) ';
  expect(policyOf(`${CHARSET}<script>${minified}</script>`)).toContain(`script-src 'self' ${hash(minified)};`);
});

test.each([
  ['of the framework', '(self.__next_f=self.__next_f||[]).push([0])'],
  ['of a plugin', 'track("一")'],
  ['that is empty', ''],
  ['that is not a script', 'if ('],
  ['with a call more', `${HEAD_TEXT};(function(){})()`],
  ['with a call less', HEAD_TEXT.slice(HEAD_TEXT.indexOf(';(function hideByQuery') + 1)],
  ['with a statement more', `${HEAD_TEXT};track()`],
  ['with another argument', HEAD_TEXT.replace(')(true)', ')(false)')],
  ['with an argument that is code', HEAD_TEXT.replace(')(true)', ')(track())')],
  ['with the languages of another site', HEAD_TEXT.replace('["en","zh"]', '["en","fr"]')],
])('an inline script of the 404 page %s gets no hash', (_, text) => {
  const error = new Error(`404.html has an inline script that is not part of the site: ${text.slice(0, 80)}${FIX}`);
  expect(() => policyOf(`${START}<script>${text}</script>`)).toThrow(error);
  expect(() => policyOf(`${CHARSET}<script>${text}</script>`)).toThrow(error);
});

test.each([
  ['a template', '<template><script>a</script></template>'],
  ['noscript', '<noscript><script>a</script></noscript>'],
  ['a module', '<script type="module">a</script>'],
])('an inline script of the 404 page in %s gets no hash', (_, markup) => {
  expect(() => policyOf(`${START}<body>${markup}`)).toThrow(`404.html has an inline script that is not part of the site: a${FIX}`);
});

test('a 404 page without the head script, or with two forms of it, is an error', () => {
  const fix = 'render <HeadScript> once, in the head of app/[lang]/layout.tsx.';
  expect(() => policyOf(CHARSET)).toThrow(new Error(`404.html has 0 different head scripts instead of one: ${fix}`));
  expect(() => policyOf(`${START}<script>${HEAD_TEXT} </script>`)).toThrow(
    new Error(`404.html has 2 different head scripts instead of one: ${fix}`),
  );
});

test('data in script elements has no hash', () => {
  const html = `${START}<script type="application/ld+json">{}</script><script type="application/json">1</script>`;
  expect(policyOf(html)).toContain(`script-src 'self' ${hash(HEAD_TEXT)};`);
});

test('external origins from the configuration are allowed', () => {
  const policy = policyOf(START, {
    connect: ['https://search.example'],
    images: ['https://img.example'],
    forms: ['https://run.example'],
  });
  expect(policy).toContain("connect-src 'self' https://search.example;");
  expect(policy).toContain("img-src 'self' data: https://img.example;");
  expect(policy).toContain("form-action 'self' https://run.example;");
});

test('all pages have the same policy, even those with fewer scripts and with data', () => {
  const files = addTo(`${START}`, {
    'index.html': `${START}<script type="application/ld+json">{"a":1}</script>`,
    'zh/guide.html': `${START}<script src="/page.js" data-payload="/zh/guide.txt"></script>`,
    'old/index.html': `${CHARSET}<script src="/redirect.js" data-to="/new"></script>`,
    'page.txt': CHARSET,
  });
  const policies = Object.entries(files).map(([name, text]) => [name, readPolicy(text)]);
  const policy = readPolicy(files['404.html']);
  expect(policy).toContain(`script-src 'self' ${hash(HEAD_TEXT)};`);
  expect(Object.fromEntries(policies)).toEqual({
    '404.html': policy,
    'index.html': policy,
    'old/index.html': policy,
    'zh/guide.html': policy,
    'page.txt': undefined,
  });
});

test.each([
  ['another text', '<script>track()</script>', 'track()'],
  ['one more space', `<script>${HEAD_TEXT} </script>`, `${HEAD_TEXT} `],
  ['a module', '<script type="module">import "/a.js"</script>', 'import "/a.js"'],
  ['in a template', '<template><script>late()</script></template>', 'late()'],
  ['an empty script', '<script></script>', ''],
])('an inline script that the 404 page does not have is an error with the name of the page: %s', (_, script, text) => {
  const pages = { 'guide/index.html': `${START}${script}` };
  expect(() => addTo(`${START}`, pages)).toThrow(
    new Error(`guide/index.html has an inline script that is not part of the site: ${text.slice(0, 80)}${FIX}`),
  );
});

test('the error shows only the start of a script', () => {
  expect(() => addTo(START, { 'a.html': `${CHARSET}<script>${'x'.repeat(99)}</script>` })).toThrow(
    new Error(`a.html has an inline script that is not part of the site: ${'x'.repeat(80)}${FIX}`),
  );
});

test('a page without a character set is an error with the name of the page', () => {
  expect(() => addTo(START, { 'a.html': '<p>' })).toThrow('a.html has no <meta charset>');
});
