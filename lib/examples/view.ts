import type { Excerpt } from '@/lib/examples/definition';
import { diffTexts } from '@/lib/examples/diff';
import { type Packages, readScripts } from '@/lib/examples/manifest';
import { listLogMarks, listMarks } from '@/lib/examples/marks';
import { listNeededFiles } from '@/lib/examples/needed-files';
import { VERSION_MARK } from '@/lib/examples/normalize';
import { readToolchainVersions } from '@/lib/examples/package-records';
import { planRuns } from '@/lib/examples/plan-runs';
import { isProject, listInstalled } from '@/lib/examples/project';
import { readExample } from '@/lib/examples/read-examples';
import { splitShownName } from '@/lib/examples/shown-names';
import { isUnedited, type RunResult, readSnapshot } from '@/lib/examples/snapshot';
import { getProgram, listTools, toCommand } from '@/lib/examples/tools';
import type { Example, ExampleSetup, ExampleView, FixView, RunView, ShownFile } from '@/lib/examples/types';
import { mergeAdjacent, sortEntries } from '@/lib/site/collections';
import { MistakeError } from '@/lib/site/diagnostics';
import { splitLines } from '@/lib/site/text-lines';

/** Programs whose failure is a failed build. */
const BUILDERS = new Set(['rslib', 'rsbuild', 'tsup', 'storybook', 'rspress']);

/**
 * Builds the view of an example from its folder and the committed snapshot, without running the tool. Throws if the example does not
 * exist, if its snapshot is missing or out of date, or if it shows a file that does not exist.
 */
export function buildExampleView(root: string, id: string): ExampleView {
  const { example, snapshot, versions } = readBuilt(root, id);
  const { definition, files } = example;
  const version = versions['@rslib/core'] ?? '';
  const input = definition.input.map((name) => {
    const { file, values } = splitShownName(name);
    const text = files.get(file);
    if (text === undefined)
      throw new MistakeError(`The example "${id}" shows "${file}", but has no such file.`, 'Correct "input" in its example.json.');
    return { ...buildFile(file, splitLines(text), findExcerpt(definition, file, values), id), ...(values.length > 0 && { values }) };
  });
  const matrix = Object.entries(definition.matrix ?? {});
  const axes = matrix.map(([name, values]) => ({ name, values: Object.keys(values) }));
  const flags = matrix.map(([, values]) => Object.values(values));
  const values = new Map(planRuns(example).map((run) => [run.name, run.values]));
  const runs = snapshot.runs.map((run) => buildRunView(run, example, version, values.get(run.name) ?? []));
  return {
    id,
    isProject: isProject(example, versions),
    version,
    tools: listTools(example, versions),
    input,
    setup: buildSetup(example, versions),
    runs,
    fixes: buildFixes(example),
    axes,
    flags,
    refused: definition.refused,
  };
}

/** Builds the fixes: first the command, if it changes, then the files. */
function buildFixes({ files, fix, definition: { steps } }: Example): FixView[] {
  if (!fix) return [];
  const failing = steps.find(({ exit }) => exit !== 0)?.run ?? '';
  return [
    ...(fix.run ? [{ diff: diffTexts(`${toCommand(failing)}\n`, `${toCommand(fix.run)}\n`) }] : []),
    ...[...fix.files].map(([path, text]) => ({ path, diff: diffTexts(files.get(path) ?? '', text) })),
  ];
}

function buildSetup(example: Example, versions: Packages): ExampleSetup {
  const { id, definition } = example;
  const listed = new Set(definition.input.map((name) => splitShownName(name).file));
  const files = sortEntries(listNeededFiles(example)).filter(([file]) => !listed.has(file));
  return {
    files: files.map(([file, text]) => buildFile(file, splitLines(text), undefined, id)),
    packages: listInstalled(example, versions),
    steps: definition.steps.map(({ run }) => run),
    scripts: readScripts(example),
  };
}

/**
 * Reads an example, its snapshot, and the versions that this was recorded with. Throws if one is missing, or if the snapshot is out of date or
 * was edited.
 */
export function readBuilt(root: string, id: string) {
  const example = readExample(root, id);
  const snapshot = readSnapshot(root, id);
  const hint = `Run npm run examples -- --update --filter=${id}`;
  if (!snapshot) throw new MistakeError(`The example "${id}" was never built.`, hint);
  if (snapshot.inputs !== example.hash) throw new MistakeError(`The example "${id}" changed since it was built.`, hint);
  if (!isUnedited(snapshot)) throw new MistakeError(`The snapshot.json of "${id}" is not as the tool left it.`, hint);
  return { example, snapshot, versions: readToolchainVersions(root, example.definition.toolchain) };
}

/** Finds the excerpt of a file in a build. One for more values of the matrix takes precedence. */
function findExcerpt({ excerpt }: Example['definition'], path: string, values: readonly string[]): Excerpt | undefined {
  return Object.entries(excerpt)
    .map(([name, found]) => ({ ...splitShownName(name), found }))
    .filter(({ file, values: required }) => file === path && required.every((value) => values.includes(value)))
    .sort((a, b) => b.values.length - a.values.length)[0]?.found;
}

function buildRunView(
  { name, steps, files, shown, measured }: RunResult,
  { id, definition }: Example,
  version: string,
  values: readonly string[],
): RunView {
  const failed = steps.find(({ exit }) => exit !== 0);
  const hasFailed = failed !== undefined;
  const toHead = (line: string) => (steps.length > 1 ? [line] : []);
  const printed = steps.flatMap(({ run, log }) => [...toHead(`$ ${toCommand(run)}`), ...log]);
  // The commands are no output.
  const outputs = steps.map(({ log }) => [...toHead(''), ...log]);
  const text = definition.log || hasFailed ? printed.join('\n').replaceAll(VERSION_MARK, version) : '';
  return {
    name,
    values,
    commands: steps.map(({ run }) => toCommand(run)),
    failsWith: failed?.exit,
    isBuild: failed !== undefined && BUILDERS.has(getProgram(failed.run)),
    output: Object.entries(shown).map(([file, lines]) => ({
      ...buildFile(file, trimEnd(lines), findExcerpt(definition, file, values), id),
      ...listMarks(file, lines, definition.checks),
    })),
    log: text ? { text, marks: listLogMarks(outputs, definition.checks, hasFailed), hasFailed } : undefined,
    tree: Object.entries(files).map(([path, size]) => ({ path, size })),
    measured,
  };
}

/** Leaves out blank lines at the end, which CSS files have: they would look like a space below the code. */
const trimEnd = (lines: readonly string[]) => lines.slice(0, lines.findLastIndex((line) => line.trim() !== '') + 1);

function buildFile(path: string, lines: readonly string[], excerpt: Excerpt | undefined, id: string): ShownFile {
  if (!excerpt) return { path, parts: [{ text: lines.join('\n'), folded: false }] };
  const ranges = [excerpt].flat().map(({ from, to }) => ({
    from: from ? getLine(lines, from, path, id) : 0,
    to: to ? getLine(lines, to, path, id) : lines.length - 1,
  }));
  const parts = joinParts(lines.map((text, at) => ({ text, folded: !ranges.some(({ from, to }) => from <= at && at <= to) })));
  // Blank lines around an excerpt belong to it, so that the parts add up to the whole file.
  return { path, parts: joinParts(parts.map(({ text, folded }) => ({ text, folded: folded && text.trim() !== '' }))) };
}

/** Joins adjacent parts that are both visible or both folded. */
function joinParts(parts: ShownFile['parts']): ShownFile['parts'] {
  return mergeAdjacent(parts, (last, { text, folded }) => (last.folded === folded ? { text: `${last.text}\n${text}`, folded } : undefined));
}

function getLine(lines: readonly string[], pattern: string, path: string, id: string): number {
  const found = lines.flatMap((line, index) => (new RegExp(pattern).test(line) ? [index] : []));
  if (found.length === 1) return found[0] ?? 0;
  throw new MistakeError(
    `The excerpt of ${path} in "${id}": /${pattern}/ matches ${found.length} lines instead of one.`,
    'Correct "excerpt" in its example.json.',
  );
}
