import path from 'node:path';
import { checkHeadings, checkSpelling } from '@/lib/checks/prose/check-words';
import { type Finding, lintProse, listFindings, type TextFile } from '@/lib/checks/prose/lint-prose';
import { listAllProse } from '@/lib/checks/prose/list-prose';
import { readText } from '@/lib/node/files';
import type { Diagnostic } from '@/lib/site/diagnostics';
import { toDisplayPath } from '@/lib/site/file-paths';
import type { Lang } from '@/lib/site/types';
import type { Content } from '@/lib/source/load-content';

/** Files next to the content folder: words that no dictionary has, and rules per language. A site without them is not checked. */
const WORDS_FILE = '.cspell/words.txt';
const RULES_FOLDER = '.textlint';

/** Checks spelling and style of all prose. Takes seconds and finds nothing that breaks a site, so only `check:content` runs it. */
export async function checkProse(content: Content): Promise<Diagnostic[]> {
  // The words of files that could not be parsed are unknown, so words of the list would seem to be unused.
  if (content.diagnostics.length > 0) return [];
  const docsDir = path.dirname(content.root);
  const prose = listAllProse(content);
  const words = readTextFile(path.join(docsDir, WORDS_FILE));
  const spelling = words ? checkSpelling([...prose.values()].flat(), words) : [];
  const style = [...prose].map(async ([lang, texts]) => {
    const names = readTextFile(path.join(docsDir, RULES_FOLDER, `${lang}.names.txt`));
    const rules = [...readRules(docsDir, `${lang}.yml`), ...readFixingRules(docsDir, lang)];
    return [...(await lintProse(texts, rules)), ...(names ? checkHeadings(texts, names) : [])];
  });
  return [...spelling, ...(await Promise.all(style)).flat()];
}

/** Lists findings whose replacement is always right; none if a rule cannot be used, which `checkProse` reports. */
export async function listFixable(content: Content): Promise<Finding[]> {
  if (content.diagnostics.length > 0) return [];
  const docsDir = path.dirname(content.root);
  const found = [...listAllProse(content)].map(([lang, texts]) => listFindings(texts, readFixingRules(docsDir, lang)).catch(() => []));
  return (await Promise.all(found)).flat();
}

function readFixingRules(docsDir: string, lang: Lang): TextFile[] {
  return [...readRules(docsDir, `${lang}.fix.yml`), ...readRules(docsDir, 'fix.yml')];
}

function readRules(docsDir: string, name: string): TextFile[] {
  const rules = readTextFile(path.join(docsDir, RULES_FOLDER, name));
  return rules ? [rules] : [];
}

function readTextFile(file: string): TextFile | undefined {
  const text = readText(file);
  return text === undefined ? undefined : { file: toDisplayPath(file), text };
}
