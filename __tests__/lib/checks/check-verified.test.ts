import { createFolder } from '@/__tests__/support/temporary-folder';
import { checkVerified } from '@/lib/checks/check-verified';
import type { CodeBlock } from '@/lib/markdown/types';

const check = (block: Pick<CodeBlock, 'lang' | 'verification'>) =>
  checkVerified([{ displayFile: 'en/a.mdx', codeBlocks: [{ value: 'x', line: 3, section: '', ...block }] }], createFolder());

test.each(['typescript', 'shell', 'ts', 'tsx', 'js', 'jsx', 'mjs', 'cjs', 'mts', 'cts', 'json', 'css', 'bash', 'sh', 'log'])(
  'a %s block needs an example or a reason',
  (lang) => {
    expect(check({ lang, verification: 'example' })).toEqual([]);
    expect(check({ lang, verification: 'unverified' })).toEqual([]);
    expect(check({ lang })).toMatchObject([{ file: 'en/a.mdx', line: 3, message: `The ${lang} code block is not verified.` }]);
  },
);

test('the hint says how to verify a log', () => {
  expect(check({ lang: 'log' })[0]?.hint).toBe('Quote the log of an example with example="…", or add unverified="reason" to its meta.');
});

test('other languages, such as text, are not verified', () => {
  expect(check({ lang: 'text' })).toEqual([]);
});
