import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFixable } from '@/lib/checks/prose/check-prose';
import { fixText } from '@/lib/checks/prose/fix-text';
import { replaceFile } from '@/lib/node/files';
import { formatCount } from '@/lib/site/format-count';
import type { Content } from '@/lib/source/load-content';

/** Maximum number of rounds. A round handles only the first of overlapping findings; needing more rounds means that two rules contradict each other. */
const MAX_ROUNDS = 10;

/** Replaces what has only one right form in pages, fragments and documents. Returns the paths of the changed files for messages. */
export async function fixProse(content: Content, reload: () => Promise<Content>): Promise<string[]> {
  const changed = new Set<string>();
  let current = content;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const files = fixFiles(await listFixable(current));
    if (files.length === 0) break;
    for (const file of files) changed.add(file);
    current = await reload();
  }
  return [...changed].sort();
}

function fixFiles(findings: Awaited<ReturnType<typeof listFixable>>): string[] {
  // Interface texts are in code, which is not changed.
  const files = [...new Set(findings.map(({ file }) => file))].filter((file) => /\.mdx?$/.test(file));
  return files.filter((file) => {
    const source = readFileSync(path.resolve(file), 'utf8');
    const own = findings.filter((finding) => finding.file === file);
    const fixed = fixText(source, own);
    if (fixed !== source) replaceFile(path.resolve(file), fixed);
    return fixed !== source;
  });
}

export function formatFixed(files: readonly string[]): string {
  return files.length === 0
    ? 'Nothing to fix.'
    : `Fixed ${formatCount(files.length, 'file')}:\n${files.map((file) => `  ${file}`).join('\n')}\n`;
}
