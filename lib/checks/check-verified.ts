import { existsSync } from 'node:fs';
import path from 'node:path';
import { EXAMPLES_FOLDER } from '@/lib/examples/paths';
import type { CodeBlock } from '@/lib/markdown/types';
import type { Diagnostic } from '@/lib/site/diagnostics';
import type { Page } from '@/lib/source/types';

/** Languages whose code a reader would run or copy into a project; prose in a block needs no proof. */
const CHECKED = new Set(['ts', 'tsx', 'js', 'jsx', 'mjs', 'cjs', 'mts', 'cts', 'json', 'css', 'bash', 'sh']);

/** How much of the code is proved. */
export interface VerifiedCount {
  readonly verified: number;
  readonly unverified: number;
}

/**
 * Code that neither comes from an example nor says why nothing proves it. Only for a site that has examples: elsewhere there is
 * nothing to prove code with.
 */
export function checkVerified(pages: readonly Page[], contentRoot: string, display: (file: string) => string): Diagnostic[] {
  if (!existsSync(path.join(contentRoot, EXAMPLES_FOLDER))) return [];
  return pages.flatMap((page) =>
    page.codeBlocks.filter(isOpen).map(({ lang, line }) => ({
      file: display(page.file),
      line,
      message: `A block of ${lang} that nothing proves.`,
      hint: 'Make it an example in content/examples and write <Example id="…" />, or say in its meta why that is not possible: unverified="reason".',
    })),
  );
}

export function countVerified(pages: readonly Page[]): VerifiedCount {
  const blocks = pages.flatMap(({ codeBlocks }) => codeBlocks.filter(({ lang }) => CHECKED.has(lang)));
  const verified = blocks.filter(({ verification }) => verification === 'example').length;
  return { verified, unverified: blocks.length - verified };
}

function isOpen({ lang, verification }: CodeBlock): boolean {
  return CHECKED.has(lang) && verification === undefined;
}
