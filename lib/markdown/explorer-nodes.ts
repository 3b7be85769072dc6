import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { ExampleView } from '@/lib/examples/types';
import { type Loaded, toMistake } from '@/lib/markdown/example-source';
import { buildExplorerView, type ExplorerOptions, type ExplorerView } from '@/lib/markdown/explorer-view';
import { buildElement } from '@/lib/markdown/jsx-elements';

/** Builds the element `OutputExplorer` with all builds of a matrix. */
export async function buildExplorer(view: ExampleView, options: Omit<ExplorerOptions, 'detail'>): Promise<Loaded<MdxJsxFlowElement>> {
  const found = await attemptExplorer(view, { ...options, detail: 'full' });
  if (found.kind === 'error') return found;
  const { id, version, axes } = found.value;
  const element = buildElement('OutputExplorer', { view: found.value }, []);
  const builds = view.runs.map(({ commands, failsWith, tree }) => ({ commands, failsWith, tree }));
  const summary = { id, version, axes };
  element.data = { element: { kind: 'explorer', summary, input: view.input, builds, output: view.runs[0]?.output ?? [] } };
  return { kind: 'loaded', value: element };
}

/** Builds the view of an explorer, or says why the matrix does not fit. */
export async function attemptExplorer(view: ExampleView, options: ExplorerOptions): Promise<Loaded<ExplorerView>> {
  try {
    return { kind: 'loaded', value: await buildExplorerView(view, options) };
  } catch (error) {
    return toMistake(error);
  }
}
