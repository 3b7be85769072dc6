import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { ExampleView } from '@/lib/examples/types';
import type { ExampleSource, Found } from '@/lib/markdown/example-source';
import { buildExplorerView, type ExplorerView } from '@/lib/markdown/explorer-view';
import { buildElement } from '@/lib/markdown/jsx-elements';

/** Builds the element `OutputExplorer` with all builds of a matrix. */
export async function buildExplorer(view: ExampleView, href: string | undefined, source: ExampleSource): Promise<Found<MdxJsxFlowElement>> {
  const found = await findExplorer({ kind: 'found', view }, () =>
    buildExplorerView(view, { detail: 'full', href, texts: source.texts.explorer }),
  );
  if (found.kind === 'error') return found;
  const { id, version, axes } = found.view;
  const element = buildElement('OutputExplorer', { view: found.view }, []);
  const builds = view.runs.map(({ commands, failsWith, tree }) => ({ commands, failsWith, tree }));
  const summary = { id, version, axes };
  element.data = { element: { kind: 'explorer', summary, input: view.input, builds, output: view.runs[0]?.output ?? [] } };
  return { kind: 'found', view: element };
}

/** Builds the explorer of a home page. */
export async function buildHomeExplorer(found: Found<ExampleView>, { texts }: ExampleSource): Promise<Found<ExplorerView>> {
  return findExplorer(found, (view) => buildExplorerView(view, { detail: 'excerpts', texts: texts.explorer }));
}

async function findExplorer(found: Found<ExampleView>, build: (view: ExampleView) => Promise<ExplorerView>): Promise<Found<ExplorerView>> {
  if (found.kind === 'error') return found;
  try {
    return { kind: 'found', view: await build(found.view) };
  } catch (error) {
    return { kind: 'error', message: error instanceof Error ? error.message : String(error) };
  }
}
