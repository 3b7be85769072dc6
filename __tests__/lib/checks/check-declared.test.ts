import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkDeclared } from '@/lib/checks/check-declared';

let contentRoot: string;
beforeEach(() => {
  contentRoot = mkdtempSync(path.join(tmpdir(), 'declared-'));
  mkdirSync(path.join(contentRoot, 'examples'));
  const declarations = { createRslib: 'function createRslib(): void;', version: 'const version: string;' };
  writeFileSync(path.join(contentRoot, 'examples/declarations.json'), JSON.stringify(declarations));
});
afterEach(() => rmSync(contentRoot, { recursive: true }));

const page = (lang: string, contentPath: string, signatures: readonly string[]) => ({ lang, contentPath, signatures });
const check = (pages: readonly ReturnType<typeof page>[]) => checkDeclared(pages, contentRoot, (file) => `content/${file}`);

test('signatures may be on several pages', () => {
  expect(check([page('en', '/api/start/', ['createRslib']), page('en', '/api/javascript-api/core', ['version'])])).toEqual([]);
});

test('an export that a language lacks, or that only a page elsewhere shows, is a diagnostic', () => {
  const pages = [
    page('en', '/api/start/', ['createRslib']),
    page('en', '/guide/start/', ['version']),
    page('zh', '/api/start/', ['version']),
  ];
  const file = 'content/examples/declarations.json';
  expect(check(pages)).toEqual([
    {
      file,
      message: 'No page below /api/ shows the signature of "createRslib" (zh).',
      hint: 'Write <Signature name="createRslib" /> on the page that describes it.',
    },
    {
      file,
      message: 'No page below /api/ shows the signature of "version" (en).',
      hint: 'Write <Signature name="version" /> on the page that describes it.',
    },
  ]);
});
