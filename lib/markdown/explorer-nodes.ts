import type { BlockContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { ExampleView, RunView, ShownFile } from '@/lib/examples/types';
import { buildCode, buildElement, buildFile, buildPane, buildTree } from '@/lib/markdown/example-nodes';
import type { ExampleSource } from '@/lib/markdown/example-source';
import { buildExplorerId } from '@/lib/site/explorer-names';

/**
 * The builds of a matrix as one element: a panel for each combination of all axes but the last, and in it a state for each value
 * of the last. What all states of a panel share is written once, which keeps the page small.
 */
export function buildExplorer(view: ExampleView, href: string | undefined, { texts }: ExampleSource): MdxJsxFlowElement {
  const last = view.axes.at(-1);
  const states = last?.values ?? [];
  const panels = new Map<string, RunView[]>();
  for (const run of view.runs) {
    const name = run.name.split('-').slice(0, -1).join('-');
    panels.set(name, [...(panels.get(name) ?? []), run]);
  }
  const files = (list: readonly ShownFile[]) => list.flatMap((file) => buildFile(file, texts.example.folded));
  const children = [...panels].map(([name, runs]) => {
    const shared = findShared(runs);
    const inner = runs.map((run, index) =>
      buildElement('div', { 'data-state': states[index], id: buildExplorerId(run.name.split('-')) }, [
        ...describeRun(run),
        ...files(run.output.filter((file) => !shared.includes(toKey(file)))),
      ]),
    );
    const panel = buildElement('div', { 'data-panel': name, 'data-fails': runs[0]?.failsWith?.toString() }, [
      ...inner,
      ...files((runs[0]?.output ?? []).filter((file) => shared.includes(toKey(file)))),
    ]);
    // The same few lines over and over: the source above them says enough to a search.
    panel.data = { unsearched: true };
    return panel;
  });
  const axes = view.axes.map(({ name, values }) => `${name}:${values.join(',')}`).join(' ');
  return buildElement('OutputExplorer', { id: view.id, version: view.version, href, axes }, [
    buildPane('input', files(view.input)),
    ...children,
  ]);
}

function describeRun({ commands, tree, log, failsWith }: RunView): BlockContent[] {
  const command = buildCode('bash', commands.join('\n'));
  return failsWith === undefined ? [command, buildTree(tree)] : [command, buildCode('text', log, 'wrapCode')];
}

/** Files that all runs write alike. */
function findShared(runs: readonly RunView[]): string[] {
  const [first, ...others] = runs.map(({ output }) => output.map(toKey));
  return (first ?? []).filter((key) => others.every((keys) => keys.includes(key)));
}

function toKey({ path, parts }: ShownFile): string {
  return JSON.stringify([path, parts]);
}
