import type { BlockContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { ExampleView, RunView, ShownFile } from '@/lib/examples/types';
import { buildCode, buildFile, buildFileTree, buildLog, readLog } from '@/lib/markdown/example-nodes';
import { buildFileTreeEntries } from '@/lib/markdown/file-tree';
import { buildElement } from '@/lib/markdown/jsx-elements';
import { buildExplorerId } from '@/lib/site/explorer-names';

interface Panel {
  /** The value of each axis except the last. */
  readonly values: readonly string[];
  readonly runs: RunView[];
}

/**
 * Builds one element for all builds of a matrix: a panel for each combination of all axes except the last, with a state for each
 * value of the last. Files that all states of a panel share are written once, to keep the page small.
 */
export function buildExplorer(view: ExampleView, href: string | undefined): MdxJsxFlowElement {
  const panels = listPanels(view.runs);
  const summary = {
    id: view.id,
    version: view.version,
    href,
    axes: view.axes,
    panels: panels.map(({ values, runs }) => ({ values, failsWith: runs[0]?.failsWith })),
  };
  const source = buildElement(
    null,
    {},
    view.input.map((file) => buildFile(file)),
  );
  const element = buildElement('OutputExplorer', { view: summary }, [source, ...panels.map(({ runs }) => buildPanel(runs))]);
  const builds = view.runs.map(({ commands, failsWith, tree }) => ({ commands, failsWith, tree }));
  element.data = { element: { kind: 'explorer', summary, input: view.input, builds, output: view.runs[0]?.output ?? [] } };
  return element;
}

function listPanels(runs: readonly RunView[]): Panel[] {
  const panels = new Map<string, Panel>();
  for (const run of runs) {
    const values = run.values.slice(0, -1);
    const panel = panels.get(buildExplorerId(values)) ?? { values, runs: [] };
    panel.runs.push(run);
    panels.set(buildExplorerId(values), panel);
  }
  return [...panels.values()];
}

function buildPanel(runs: readonly RunView[]): MdxJsxFlowElement {
  const shared = findShared(runs);
  const isShared = (file: ShownFile) => shared.includes(toKey(file));
  const states = runs.map((run) => {
    const own = run.output.filter((file) => !isShared(file));
    const attributes = { 'data-state': run.values.at(-1), id: buildExplorerId(run.values) };
    return buildElement('div', attributes, [...describeRun(run), ...own.map((file) => buildFile(file))]);
  });
  const common = (runs[0]?.output ?? []).filter(isShared);
  const panel = buildElement(null, {}, [...states, ...common.map((file) => buildFile(file))]);
  // The outputs are nearly identical, so indexing the source above them is enough for search.
  panel.data = { unsearched: true };
  return panel;
}

function describeRun(run: RunView): BlockContent[] {
  const command = buildCode('bash', run.commands.join('\n'));
  return [command, run.failsWith === undefined ? buildFileTree(buildFileTreeEntries(run.tree)) : buildLog(readLog(run))];
}

/** Returns the keys of files that are identical in all runs. */
function findShared(runs: readonly RunView[]): string[] {
  const [first, ...others] = runs.map(({ output }) => output.map(toKey));
  return (first ?? []).filter((key) => others.every((keys) => keys.includes(key)));
}

function toKey({ path, parts }: ShownFile): string {
  return JSON.stringify([path, parts]);
}
