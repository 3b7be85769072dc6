import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkVerified } from '@/lib/checks/check-verified';
import type { CodeBlock } from '@/lib/markdown/types';

let contentRoot: string;
beforeEach(() => {
  contentRoot = mkdtempSync(path.join(tmpdir(), 'verified-'));
  mkdirSync(path.join(contentRoot, 'examples'));
});
afterEach(() => rmSync(contentRoot, { recursive: true }));

const check = (block: Pick<CodeBlock, 'lang' | 'verification'>) =>
  checkVerified([{ file: 'en/a.mdx', codeBlocks: [{ value: 'x', line: 3, section: '', ...block }] }], contentRoot, (file) => file);

test.each(['log', 'ts', 'bash'])('a %s block needs an example or a reason', (lang) => {
  expect(check({ lang, verification: 'example' })).toEqual([]);
  expect(check({ lang, verification: { unverified: 'depends on the machine' } })).toEqual([]);
  expect(check({ lang })).toMatchObject([{ file: 'en/a.mdx', line: 3, message: `The ${lang} code block is not verified.` }]);
});

test('the hint says how to verify a log', () => {
  expect(check({ lang: 'log' })[0]?.hint).toBe('Quote the log of an example with example="…", or add unverified="reason" to its meta.');
});

test('other languages, such as text, are not verified', () => {
  expect(check({ lang: 'text' })).toEqual([]);
});
