import { createHash } from 'node:crypto';
import { addPolicy } from '@/lib/export/policy';

const NONE = { connect: [], images: [] };
const hash = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

test('the policy is after the character set and contains the hash of every inline script once', () => {
  const scripts = '<script>一 && 2</script><script src="/a.js"></script><script>x()</script><script>x()</script>';
  const html = `<html><head><meta charSet="utf-8"/><title>a</title></head><body>${scripts}</body></html>`;
  const policy =
    `default-src 'self'; script-src 'self' ${hash('一 && 2')} ${hash('x()')}; style-src 'self'; img-src 'self' data:; ` +
    "font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'";
  expect(addPolicy(html, NONE)).toBe(
    `<html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"><title>a</title></head><body>${scripts}</body></html>`,
  );
});

test.each([' x() ', '\n  x();\n', '\tx()', 'if (a < b && c) y("<!--")', ''])('the hash is that of the exact text: %j', (text) => {
  expect(addPolicy(`<meta charset="utf-8"><script>${text}</script>`, NONE)).toContain(`script-src 'self' ${hash(text)};`);
});

test('scripts in templates and noscript have a hash', () => {
  const policy = addPolicy(
    '<meta charset="utf-8"><body><template><script>a</script></template><noscript><script>b</script></noscript>',
    NONE,
  );
  expect(policy).toContain(`script-src 'self' ${hash('a')} ${hash('b')};`);
});

test('data in script elements has no hash', () => {
  const html = '<meta charset="utf-8"><script type="application/ld+json">{}</script><script type="module">m</script>';
  expect(addPolicy(html, NONE)).toContain(`script-src 'self' ${hash('m')};`);
});

test('external origins from the configuration are allowed', () => {
  const policy = addPolicy('<meta charset="utf-8">', { connect: ['https://search.example'], images: ['https://img.example'] });
  expect(policy).toContain("connect-src 'self' https://search.example;");
  expect(policy).toContain("img-src 'self' data: https://img.example;");
});

test('a page without a character set is an error', () => {
  expect(() => addPolicy('<p>', NONE)).toThrow('has no <meta charset>');
});
