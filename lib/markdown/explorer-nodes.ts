import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { ExampleView } from '@/lib/examples/types';
import { buildExplorerView, type ExplorerOptions } from '@/lib/markdown/explorer-view';
import { buildElement } from '@/lib/markdown/jsx-elements';

/** Builds the element `OutputExplorer` with all builds of a matrix. Throws like `buildExplorerView`. */
export async function buildExplorer(view: ExampleView, options: Omit<ExplorerOptions, 'detail'>): Promise<MdxJsxFlowElement> {
  const built = await buildExplorerView(view, { ...options, detail: 'full' });
  const { id, version, axes } = built;
  const element = buildElement('OutputExplorer', { view: built }, []);
  const builds = view.runs.map(({ commands, failsWith, tree }) => ({ commands, failsWith, tree }));
  const summary = { id, version, axes };
  element.data = { element: { kind: 'explorer', summary, input: view.input, builds, output: view.runs[0]?.output ?? [] } };
  return element;
}
