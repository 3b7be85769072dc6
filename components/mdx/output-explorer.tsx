import type { ReactNode } from 'react';
import { Badge } from '@/components/mdx/badge';
import { ExampleFoot } from '@/components/mdx/example-foot';
import { ExplorerChoices } from '@/components/mdx/explorer-choices';
import { listPanels } from '@/components/mdx/list-panels';
import type { ExplorerSummary } from '@/lib/markdown/element-data';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';

/** Props that the Markdown pipeline adds to `<OutputExplorer id="…" />`. */
export interface OutputExplorerProps {
  readonly view: ExplorerSummary;
  /** An element with the source of all builds, followed by one with the content of each panel, in the order of `view.panels`. */
  readonly children?: ReactNode;
}

/** One source with its output for each combination of options. Without JavaScript, panels are selected by hash links. */
export function OutputExplorer({ view, children, texts }: OutputExplorerProps & { readonly texts: Pick<UiTexts, 'example' | 'explorer'> }) {
  const [source, ...contents] = listPanels(children);
  return (
    <figure className="explorer overflow-clip rounded border border-line" aria-label={texts.explorer.label}>
      <details className="explorer-source">
        <summary className="px-(--code-inset) py-2.5 text-ui font-medium">{texts.explorer.source}</summary>
        {source}
      </details>
      <div className="explorer-frame" data-axes={JSON.stringify(view.axes)}>
        {view.panels.map(({ values, failsWith }, index) => (
          <section key={values.join('-')} className="explorer-panel" data-panel={values.join('-')} data-fails={failsWith}>
            <ExplorerChoices axes={view.axes} values={values} texts={texts.explorer} />
            {failsWith !== undefined && (
              <p className="m-0 px-(--code-inset) pb-3">
                <Badge type="danger">{fillText(texts.example.fails, { code: String(failsWith) })}</Badge>
              </p>
            )}
            {contents[index]}
          </section>
        ))}
      </div>
      <ExampleFoot facts={{ version: view.version, href: view.href }} texts={texts.example} />
    </figure>
  );
}
