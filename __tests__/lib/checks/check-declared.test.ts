import { createFolder } from '@/__tests__/support/temporary-folder';
import { checkDeclared } from '@/lib/checks/check-declared';

const DECLARATIONS = { createRslib: 'function createRslib(): void;', version: 'const version: string;' };

const page = (lang: string, contentPath: string, signatures: readonly string[]) => ({ lang, contentPath, signatures });
const check = (pages: readonly ReturnType<typeof page>[]) =>
  checkDeclared(pages, createFolder({ 'declarations.json': JSON.stringify(DECLARATIONS) }));

test('signatures may be on several pages', () => {
  expect(check([page('en', '/api/start/', ['createRslib']), page('en', '/api/javascript-api/core', ['version'])])).toEqual([]);
});

test('an export that a language lacks, or that only a page elsewhere shows, is a diagnostic', () => {
  const pages = [
    page('en', '/api/start/', ['createRslib']),
    page('en', '/guide/start/', ['version']),
    page('zh', '/api/start/', ['version']),
  ];
  const file = expect.stringMatching(/\/declarations\.json$/);
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
