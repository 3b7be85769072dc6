import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { ExampleView } from '@/lib/examples/types';
import { type ExampleSource, type Loaded, toMistake } from '@/lib/markdown/example-source';
import { buildExplorerView, type ExplorerView } from '@/lib/markdown/explorer-view';
import { buildElement } from '@/lib/markdown/jsx-elements';

/** Builds the element `OutputExplorer` with all builds of a matrix. */
export async function buildExplorer(
  view: ExampleView,
  href: string | undefined,
  source: ExampleSource,
): Promise<Loaded<MdxJsxFlowElement>> {
  const found = await attemptExplorer({ kind: 'loaded', view }, () =>
    buildExplorerView(view, { detail: 'full', href, texts: source.texts.explorer }),
  );
  if (found.kind === 'error') return found;
  const { id, version, axes } = found.view;
  const element = buildElement('OutputExplorer', { view: found.view }, []);
  const builds = view.runs.map(({ commands, failsWith, tree }) => ({ commands, failsWith, tree }));
  const summary = { id, version, axes };
  element.data = { element: { kind: 'explorer', summary, input: view.input, builds, output: view.runs[0]?.output ?? [] } };
  return { kind: 'loaded', view: element };
}

/** Builds the explorer of a home page. */
export async function buildHomeExplorer(found: Loaded<ExampleView>, { texts }: ExampleSource): Promise<Loaded<ExplorerView>> {
  return attemptExplorer(found, (view) => buildExplorerView(view, { detail: 'excerpts', texts: texts.explorer }));
}

async function attemptExplorer(
  found: Loaded<ExampleView>,
  build: (view: ExampleView) => Promise<ExplorerView>,
): Promise<Loaded<ExplorerView>> {
  if (found.kind === 'error') return found;
  try {
    return { kind: 'loaded', view: await build(found.view) };
  } catch (error) {
    return toMistake(error);
  }
}
