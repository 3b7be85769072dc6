import { existsSync } from 'node:fs';
import { findLanguage } from '@/lib/markdown/code-languages';
import type { CodeBlock } from '@/lib/markdown/types';
import type { Diagnostic } from '@/lib/site/diagnostics';
import type { Page } from '@/lib/source/types';

/** Languages of code that readers run or copy into a project, and of tool messages. Other blocks need no verification. */
const CHECKED = new Set(['typescript', 'tsx', 'javascript', 'jsx', 'json', 'css', 'bash', 'log']);

function isChecked({ lang }: Pick<CodeBlock, 'lang'>): boolean {
  return CHECKED.has(findLanguage(lang) ?? '');
}

/** Finds code without an example or a reason. Sites without examples are not checked: they cannot verify code. */
export function checkVerified(pages: readonly Pick<Page, 'displayFile' | 'codeBlocks'>[], examplesRoot: string): Diagnostic[] {
  if (!existsSync(examplesRoot)) return [];
  return pages.flatMap((page) =>
    page.codeBlocks
      .filter((block) => isChecked(block) && block.verification === undefined)
      .map(({ lang, line }) => ({
        file: page.displayFile,
        line,
        message: `The ${lang} code block is not verified.`,
        hint:
          lang === 'log'
            ? 'Quote the log of an example with example="…", or add unverified="reason" to its meta.'
            : 'Make it an example in content/examples and write <Example id="…" />, or add unverified="reason" to its meta.',
      })),
  );
}

/** Counts the code blocks that readers could run or copy, with and without an example behind them. */
export function countVerified(pages: readonly Page[]): { readonly verified: number; readonly unverified: number } {
  const blocks = pages.flatMap(({ codeBlocks }) => codeBlocks.filter(isChecked));
  const verified = blocks.filter(({ verification }) => verification === 'example').length;
  return { verified, unverified: blocks.length - verified };
}
