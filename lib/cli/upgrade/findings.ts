import { escapeText, shortenDiff, toCode } from '@/lib/cli/report-markdown';
import type { PageIndex } from '@/lib/cli/upgrade/page-index';
import { diffLines } from '@/lib/examples/diff';
import type { OptionFacts } from '@/lib/examples/options';
import { type RunResult, renderSnapshot, type Snapshot } from '@/lib/examples/snapshot';
import type { Verdict } from '@/lib/examples/verify';

/** A change in a new version. `text` is Markdown; `diff` may be empty; `pages` are names of the page index. */
export interface Finding {
  readonly text: string;
  readonly diff: readonly string[];
  readonly pages: readonly string[];
}

const DIFF_LINES = 30;

/** Compares one rebuilt example with its snapshot: failed checks, outputs, messages and flags. */
export function compareExample(before: Snapshot | undefined, { id, failures, built }: Verdict, index: PageIndex): Finding[] {
  const pages = index.examples.get(id) ?? [];
  const [old, now] = [before?.runs ?? [], built.runs];
  const lines = failures.flatMap((failure) => failure.trim().split('\n')).slice(0, DIFF_LINES);
  const failed = lines.length > 0 ? [{ text: `check that fails: ${toCode(id)}`, diff: lines, pages }] : [];
  // A build that could not start has no output to compare.
  if (now.every(({ steps }) => steps.length === 0)) return failed;
  const outputs = diffLines(id, renderOutputs(old), renderOutputs(now));
  return [
    ...failed,
    ...(outputs ? [{ text: `changed output: ${toCode(id)}`, diff: shortenDiff(outputs, DIFF_LINES), pages }] : []),
    ...compareFlags(old, now, pages),
    ...compareMessages(id, old, now, index),
  ];
}

type ByName<Value> = Readonly<Record<string, Value>>;

export function compareOptions(before: ByName<OptionFacts>, after: ByName<OptionFacts>, index: PageIndex): Finding[] {
  const render = (facts: OptionFacts | undefined) => Object.entries(facts ?? {}).map(([field, value]) => `${field}: ${value}`);
  return compareNames('option', before, after, render, (name) => index.listOptionPages(name));
}

export function compareTypes(before: ByName<string>, after: ByName<string>, index: PageIndex): Finding[] {
  const listPages = (name: string) => index.types.get(name) ?? [];
  return compareNames('type', before, after, (text) => text?.split('\n') ?? [], listPages);
}

function compareNames<Value>(
  noun: string,
  before: ByName<Value>,
  after: ByName<Value>,
  render: (value: Value | undefined) => readonly string[],
  listPages: (name: string) => readonly string[],
): Finding[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const diff = diffLines(name, render(before[name]), render(after[name]));
    if (!diff) return [];
    const state = !(name in before) ? 'new' : name in after ? 'changed' : 'removed';
    return [{ text: `${state} ${noun}: ${toCode(name)}`, diff: shortenDiff(diff, DIFF_LINES), pages: listPages(name) }];
  });
}

/** Renders the files and sizes of builds, without what they printed. */
function renderOutputs(runs: readonly RunResult[]): string[] {
  return renderSnapshot({ runs: runs.map((run) => ({ ...run, steps: [] })) });
}

function compareFlags(old: readonly RunResult[], now: readonly RunResult[], pages: readonly string[]): Finding[] {
  const read = (runs: readonly RunResult[]) => readHelpFlags(runs.flatMap(({ steps }) => steps));
  const [before, after] = [read(old), read(now)];
  return Object.keys({ ...before, ...after }).flatMap((command) => {
    const [known = [], found = []] = [before[command], after[command]];
    const flags = [
      ...found.filter((flag) => !known.includes(flag)).map((flag) => ['new', flag] as const),
      ...known.filter((flag) => !found.includes(flag)).map((flag) => ['removed', flag] as const),
    ];
    return flags.map(([state, flag]) => ({ text: `${state} flag of ${toCode(command)}: ${toCode(flag)}`, diff: [], pages }));
  });
}

/** Compares messages. Also finds the pages whose text contains a message that is gone. */
function compareMessages(id: string, old: readonly RunResult[], now: readonly RunResult[], index: PageIndex): Finding[] {
  const [before, after] = [listMessages(old), listMessages(now)];
  const gone = before.filter((line) => !after.includes(line));
  const added = after.filter((line) => !before.includes(line));
  if (gone.length === 0 && added.length === 0) return [];
  const pages = [...new Set([...(index.examples.get(id) ?? []), ...gone.flatMap((line) => index.listQuotingPages(line))])];
  const diff = [...gone.map((line) => `-${line}`), ...added.map((line) => `+${line}`)].slice(0, DIFF_LINES);
  return [{ text: `changed messages: ${toCode(id)}${escapeText(` (${gone.length} gone, ${added.length} new)`)}`, diff, pages }];
}

/** Lists what the commands printed, without help lines, which `compareFlags` reads, and without file sizes. */
function listMessages(runs: readonly RunResult[]): string[] {
  const steps = runs.flatMap((run) => run.steps).filter(({ run }) => !run.endsWith(' -h'));
  return [...new Set(steps.flatMap(({ log }) => log))].filter((line) => !/\d kB\b/.test(line));
}

/**
 * Reads the flags of each command whose help was printed with `-h`, sorted: `rslib build` -> `--root <>`. The name of a value is left out,
 * because pages may use a better one.
 */
export function readHelpFlags(steps: RunResult['steps']): Readonly<Record<string, readonly string[]>> {
  const entries = steps.flatMap(({ run, log }): [string, string[]][] => {
    if (!run.endsWith(' -h')) return [];
    const lines = log.filter((line) => /^ {2}-/.test(line)).map((line) => /^ {2}(.+?)(?: {2,}(.*))?$/.exec(line) ?? []);
    const flags = lines.flatMap(([, names = '', text = '']) => [...names.split(', '), ...(text.match(/--no-[\w-]+/g) ?? [])]);
    return [[run.replace(/ -h$/, ''), [...new Set(flags.map(removeValueName))].sort()]];
  });
  return Object.fromEntries(entries);
}

/** Removes the name of a flag's value: `--lib <id>` -> `--lib <>`. */
export function removeValueName(flag: string): string {
  return flag.replace(/<[^>]+>/, '<>');
}
