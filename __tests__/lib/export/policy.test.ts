import { createHash } from 'node:crypto';
import { addPolicy, buildPolicy, type PolicySources } from '@/lib/export/policy';
import { createFolder, readFolder } from '../../support/temporary-folder';

const NONE: PolicySources = { connect: [], images: [] };
const CHARSET = '<meta charset="utf-8">';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** Adds the policy to a site that consists of its 404 page and other pages. */
function addTo(reference: string, pages: Readonly<Record<string, string>> = {}, sources = NONE) {
  const outDir = createFolder({ '404.html': reference, ...pages });
  addPolicy(outDir, buildPolicy(outDir, sources));
  return readFolder(outDir);
}

const readPolicy = (html: string | undefined) => /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html ?? '')?.[1];
const policyOf = (reference: string, sources = NONE) => readPolicy(addTo(reference, {}, sources)['404.html']);

test('the policy is after the character set and contains the hash of every inline script once', () => {
  const scripts = '<script>一 && 2</script><script src="/a.js"></script><script>x()</script><script>x()</script>';
  const html = `<html><head><meta charSet="utf-8"/><title>a</title></head><body>${scripts}</body></html>`;
  const policy =
    `default-src 'self'; script-src 'self' ${hash('一 && 2')} ${hash('x()')}; style-src 'self'; img-src 'self' data:; ` +
    "font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; " +
    "require-trusted-types-for 'script'; trusted-types default";
  expect(addTo(html)['404.html']).toBe(
    `<html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"><title>a</title></head><body>${scripts}</body></html>`,
  );
});

test.each([' x() ', '\n  x();\n', '\tx()', 'if (a < b && c) y("<!--")', ''])('the hash is that of the exact text: %j', (text) => {
  expect(policyOf(`${CHARSET}<script>${text}</script>`)).toContain(`script-src 'self' ${hash(text)};`);
});

test('scripts in templates and noscript have a hash', () => {
  const policy = policyOf(`${CHARSET}<body><template><script>a</script></template><noscript><script>b</script></noscript>`);
  expect(policy).toContain(`script-src 'self' ${hash('a')} ${hash('b')};`);
});

test('data in script elements has no hash', () => {
  const html = `${CHARSET}<script type="application/ld+json">{}</script><script type="application/json">1</script><script type="module">m</script>`;
  expect(policyOf(html)).toContain(`script-src 'self' ${hash('m')};`);
});

test('external origins from the configuration are allowed', () => {
  const policy = policyOf(CHARSET, { connect: ['https://search.example'], images: ['https://img.example'] });
  expect(policy).toContain("connect-src 'self' https://search.example;");
  expect(policy).toContain("img-src 'self' data: https://img.example;");
});

test('all pages have the same policy, also those with fewer scripts and with data', () => {
  const files = addTo(`${CHARSET}<script>head()</script>`, {
    'index.html': `${CHARSET}<script>head()</script><script type="application/ld+json">{"a":1}</script>`,
    'zh/guide.html': `${CHARSET}<script>head()</script><script src="/page.js" data-payload="/zh/guide.txt"></script>`,
    'old/index.html': `${CHARSET}<script src="/redirect.js" data-to="/new"></script>`,
    'page.txt': CHARSET,
  });
  const policies = Object.entries(files).map(([name, text]) => [name, readPolicy(text)]);
  const policy = readPolicy(files['404.html']);
  expect(policy).toContain(`script-src 'self' ${hash('head()')};`);
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
  ['one more space', '<script>head() </script>', 'head() '],
  ['a module', '<script type="module">import "/a.js"</script>', 'import "/a.js"'],
  ['in a template', '<template><script>late()</script></template>', 'late()'],
  ['an empty script', '<script></script>', ''],
])('an inline script that the 404 page does not have is an error with the name of the page: %s', (_, script, text) => {
  const pages = { 'guide/index.html': `${CHARSET}<script>head()</script>${script}` };
  expect(() => addTo(`${CHARSET}<script>head()</script>`, pages)).toThrow(
    new Error(`guide/index.html has an inline script that is not part of the site: ${text}`),
  );
});

test('the error shows only the start of a script', () => {
  expect(() => addTo(CHARSET, { 'a.html': `${CHARSET}<script>${'x'.repeat(99)}</script>` })).toThrow(
    new Error(`a.html has an inline script that is not part of the site: ${'x'.repeat(80)}`),
  );
});

test('a page without a character set is an error with the name of the page', () => {
  expect(() => addTo(CHARSET, { 'a.html': '<p>' })).toThrow('a.html has no <meta charset>');
});
