import path from 'node:path';
import { type Change, readAt } from '@/lib/cli/pr-report/git-changes';
import { fenceDiff, fold, shortenDiff } from '@/lib/cli/report-markdown';
import { diffLines } from '@/lib/examples/diff';
import { parseSnapshot, renderSnapshot } from '@/lib/examples/snapshot';
import { readText } from '@/lib/node/files';
import { formatCount } from '@/lib/site/format';

/** Maximum number of diff lines to show, so that the report stays below the size limit of job summaries, 1 MiB. */
const DIFF_LINES = 60;
const MAX_DIFFS = 100;

const SNAPSHOT = /^content\/examples\/([\w-]+\/[\w-]+)\/snapshot\.json$/;

export function renderExamples(changes: readonly Change[], root: string, base: string): string {
  const changed = changes.flatMap((change) => {
    const id = SNAPSHOT.exec(change.file)?.[1];
    return id ? [{ id, ...describeChange(change, root, base) }] : [];
  });
  const same = changed.filter(({ state }) => state === 'same');
  const other = changed.filter(({ state }) => state !== 'same');
  const parts = other.slice(0, MAX_DIFFS).map(({ id, state, lines }) => {
    return lines.length > 0 ? fold(`${id}: ${state}`, fenceDiff(lines)) : `- ${id}: ${state}`;
  });
  return [
    other.length === 0 ? 'No output of an example changed.' : `${formatCount(other.length, 'example')} with different output:`,
    ...parts,
    ...(other.length > MAX_DIFFS ? [`and ${other.length - MAX_DIFFS} more`] : []),
    ...(same.length > 0 ? [`Recorded again with the same output: ${same.map(({ id }) => id).join(', ')}`] : []),
  ].join('\n\n');
}

function describeChange({ kind, file, from }: Change, root: string, base: string) {
  if (kind === 'added' || kind === 'removed') return { state: kind, lines: [] };
  const texts = [readAt(root, base, from), readText(path.join(root, file))];
  const [before, after] = texts.map((text) => (text === undefined ? undefined : parseSnapshot(text)));
  if (!before || !after) return { state: 'recorded in another format', lines: [] };
  const diff = diffLines(file, renderSnapshot(before), renderSnapshot(after));
  return diff === '' ? { state: 'same', lines: [] } : { state: 'changed', lines: shortenDiff(diff, DIFF_LINES) };
}
