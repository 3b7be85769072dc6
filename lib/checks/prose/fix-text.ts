import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFixable } from '@/lib/checks/prose/check-prose';
import { type Finding, hideCode } from '@/lib/checks/prose/lint-prose';
import { replaceFile } from '@/lib/node/files';
import { groupBy } from '@/lib/site/collections';
import { findFencedLines } from '@/lib/site/fenced-lines';
import { formatCount } from '@/lib/site/format';
import { listIndexes } from '@/lib/site/text-lines';
import type { Content } from '@/lib/source/load-content';

/** Matches text that no fix may touch: link targets, tags with their attributes, expressions and heading ids, imports, link definitions. */
const PROTECTED = [
  /(`{2,}).*?\1/gs,
  /(?<=\]\()[^)\n]*/g,
  /<\/?[A-Za-z][^>]*>/g,
  /\\?\{[^}]*\}/g,
  /^(?:import|export)\s.*$/gm,
  /^ *\[[^\]\n]+\]:.*$/gm,
];

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies findings to the source of their file, but only if the line has their text as often as they do: other places may be right. */
export function fixText(source: string, findings: readonly Finding[]): string {
  const masked = maskSource(source);
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const groups = groupBy(findings, ({ line, found, better }) => `${line} ${found} ${better}`);
  const edits = [...groups.values()].flatMap((group): Edit[] => {
    const [first] = group;
    const start = starts[(first?.line ?? 0) - 1];
    if (!first || start === undefined) return [];
    const found = listIndexes(masked.slice(start, starts[first.line] ?? masked.length), first.found).map((at) => start + at);
    return found.length === group.length ? found.flatMap((at) => buildEdit(source, at, first)) : [];
  });
  return applyEdits(source, edits);
}

/** Masks the source, keeping its length: hides code as in findings, and blanks what is not prose. */
function maskSource(source: string): string {
  const head = /^---\n.*?\n---\n/s.exec(source)?.[0] ?? '';
  const fields = head.replace(/^\s*(?:- )?[\w-]+:/gm, blank);
  const lines = source.slice(head.length).split('\n');
  const isFenced = findFencedLines(lines);
  const body = lines.map((line, index) => (isFenced[index] ? blank(line) : line));
  const prose = PROTECTED.reduce((text, pattern) => text.replace(pattern, blank), fields + body.join('\n'));
  // Code does not continue past an empty line, so a single backtick hides at most its paragraph.
  return prose.split('\n\n').map(hideCode).join('\n\n');
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, '\0');
}

/** Builds an edit that replaces only what differs, with the code put back into the replacement. */
function buildEdit(source: string, at: number, { found, better }: Finding): Edit[] {
  const before = source.slice(at, at + found.length);
  const code = [...found.matchAll(/`x*`/g)].map(({ 0: { length }, index }) => before.slice(index, index + length));
  if ((better.match(/`x*`/g)?.length ?? 0) !== code.length) return [];
  const after = better.replace(/`x*`/g, () => code.shift() ?? '');
  let from = 0;
  while (from < before.length && before[from] === after[from]) from++;
  let equal = 0;
  while (equal < Math.min(before.length, after.length) - from && before.at(-1 - equal) === after.at(-1 - equal)) equal++;
  return [{ start: at + from, end: at + before.length - equal, text: after.slice(from, after.length - equal) }];
}

/** Applies edits. If edits touch each other, applies only the first: the others may not be needed after it. */
function applyEdits(source: string, edits: readonly Edit[]): string {
  let text = '';
  let end = -1;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    if (edit.start <= end) continue;
    text += source.slice(Math.max(end, 0), edit.start) + edit.text;
    end = edit.end;
  }
  return text + source.slice(Math.max(end, 0));
}

/** Maximum number of rounds. A round handles only the first of overlapping findings; needing more rounds means that two rules contradict each other. */
const MAX_ROUNDS = 10;

/**
 * Corrects mistakes with only one possible fix in pages, fragments and documents. Loads the content before each round. Returns the paths of the
 * changed files for messages.
 */
export async function fixProse(load: () => Promise<Content>): Promise<string[]> {
  const changed = new Set<string>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const files = fixFiles(await listFixable(await load()));
    if (files.length === 0) break;
    for (const file of files) changed.add(file);
  }
  return [...changed].sort();
}

function fixFiles(findings: readonly Finding[]): string[] {
  // Interface texts are in code, which is not changed.
  const inPages = findings.filter(({ file }) => /\.mdx?$/.test(file));
  return [...groupBy(inPages, ({ file }) => file)].flatMap(([file, fileFindings]) => {
    const source = readFileSync(path.resolve(file), 'utf8');
    const fixed = fixText(source, fileFindings);
    if (fixed === source) return [];
    replaceFile(path.resolve(file), fixed);
    return file;
  });
}

export function formatFixed(files: readonly string[]): string {
  return files.length === 0
    ? 'Nothing to fix.'
    : `Fixed ${formatCount(files.length, 'file')}:\n${files.map((file) => `  ${file}`).join('\n')}\n`;
}
