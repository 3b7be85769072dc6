import { readVersions } from '@/lib/examples/check-versions';
import type { Excerpt } from '@/lib/examples/definition';
import { findLogMarks, findMarks } from '@/lib/examples/marks';
import { VERSION_MARK } from '@/lib/examples/normalize';
import { planRuns } from '@/lib/examples/plan-runs';
import { readExample } from '@/lib/examples/read-examples';
import { type RunResult, readSnapshot } from '@/lib/examples/snapshot';
import { findProgram, listTools } from '@/lib/examples/tools';
import { type Example, type ExampleView, LOG_LEVELS, type LogLine, type RunView, type ShownFile } from '@/lib/examples/types';

/** Programs whose failure is a failed build. */
const BUILDERS = new Set(['rslib', 'rsbuild', 'tsup', 'storybook']);

/**
 * Builds the view of an example from its folder and the committed snapshot, without running the tool. Throws if the example does
 * not exist, if its snapshot is missing or out of date, or if it shows a file that does not exist.
 */
export function buildExampleView(root: string, id: string): ExampleView {
  const example = readExample(root, id);
  const snapshot = readSnapshot(root, id);
  if (!snapshot) throw new Error(`The example "${id}" was never built: run npm run examples -- --update --filter=${id}.`);
  if (snapshot.inputs !== example.hash)
    throw new Error(`The example "${id}" changed since it was built: run npm run examples -- --update --filter=${id}.`);
  const { definition, files } = example;
  const versions = readVersions(root)[definition.toolchain] ?? {};
  const version = versions['@rslib/core'] ?? '';
  const input = definition.input.map((file) => {
    const text = files.get(file);
    if (text === undefined) throw new Error(`The example "${id}" shows "${file}", but has no such file.`);
    return buildFile(file, text.replace(/\n$/, '').split('\n'), definition.excerpt[file], id);
  });
  const axes = Object.entries(definition.matrix ?? {}).map(([name, values]) => ({ name, values: Object.keys(values) }));
  const values = new Map(planRuns(example).map((run) => [run.name, run.values]));
  const runs = snapshot.runs.map((run) => ({ ...buildRunView(run, example, version), values: values.get(run.name) ?? [] }));
  return { id, version, tools: listTools(definition.steps, versions), input, runs, axes };
}

function buildRunView({ name, steps, files, shown }: RunResult, { id, definition }: Example, version: string): Omit<RunView, 'values'> {
  const failed = steps.find(({ exit }) => exit !== 0);
  const log = steps.flatMap(({ run, log: lines }) => (steps.length > 1 ? [`$ ${toCommand(run)}`, ...lines] : lines));
  const hasLog = definition.log || failed !== undefined;
  return {
    name,
    commands: steps.map(({ run }) => toCommand(run)),
    failsWith: failed?.exit,
    isBuild: failed !== undefined && BUILDERS.has(findProgram(failed.run)),
    output: Object.entries(shown).map(([file, lines]) => ({
      ...buildFile(file, lines, definition.excerpt[file], id),
      ...findMarks(file, lines, definition.checks),
    })),
    log: hasLog ? log.join('\n').replaceAll(VERSION_MARK, version) : '',
    logMarks: hasLog ? findLogMarks(log, definition.checks, failed !== undefined) : [],
    steps: steps.flatMap(({ log: lines }) => lines.flatMap(readLogLine)),
    tree: Object.entries(files).map(([path, size]) => ({ path, size })),
  };
}

/** `ready   built in … s (esm)` -> `built (esm)` with the level `ready`. Other lines give no result. */
function readLogLine(line: string): LogLine[] {
  const [, word, text] = /^(\w+)\s+(.+)$/.exec(line) ?? [];
  const level = LOG_LEVELS.find((each) => each === word);
  return level && text ? [{ level, text: text.replace(/ in … m?s\b/, '') }] : [];
}

/** The tool is a local package in the project of the reader, so it has to be run with npx. */
function toCommand(run: string): string {
  return /^(?:rslib|tsc)\b/.test(run) ? `npx ${run}` : run;
}

function buildFile(path: string, lines: readonly string[], excerpt: Excerpt | undefined, id: string): ShownFile {
  const lang = findLang(path);
  if (!excerpt) return { path, lang, parts: [{ text: lines.join('\n'), folded: false }] };
  // Blank lines around the excerpt belong to it, so that the parts together are the whole file.
  const isBlank = (part: readonly string[]) => part.join('').trim() === '';
  const start = findLine(lines, excerpt.from, path, id);
  const end = findLine(lines, excerpt.to, path, id) + 1;
  const from = isBlank(lines.slice(0, start)) ? 0 : start;
  const to = isBlank(lines.slice(end)) ? lines.length : end;
  const parts = [
    { lines: lines.slice(0, from), folded: true },
    { lines: lines.slice(from, to), folded: false },
    { lines: lines.slice(to), folded: true },
  ];
  return {
    path,
    lang,
    parts: parts.filter((part) => part.lines.length > 0).map((part) => ({ text: part.lines.join('\n'), folded: part.folded })),
  };
}

function findLine(lines: readonly string[], pattern: string, path: string, id: string): number {
  const found = lines.flatMap((line, index) => (new RegExp(pattern).test(line) ? [index] : []));
  if (found.length === 1) return found[0] ?? 0;
  throw new Error(`The excerpt of ${path} in "${id}": /${pattern}/ matches ${found.length} lines instead of one.`);
}

/** Returns the file extension if it is a language or alias of the highlighter, else `text`. */
function findLang(path: string): string {
  const ending = /\.([a-z]+)$/.exec(path)?.[1] ?? '';
  return /^(?:ts|tsx|mts|cts|js|jsx|mjs|cjs|json|css|less|scss|vue|svg|html|md|yaml|toml)$/.test(ending) ? ending : 'text';
}
