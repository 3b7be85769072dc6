import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Badge } from '@/components/mdx/badge';
import { ExampleFoot } from '@/components/mdx/example-foot';
import { ExplorerChoices } from '@/components/mdx/explorer-choices';
import { ExplorerFrame } from '@/components/mdx/explorer-frame.client';
import { parseAxes } from '@/lib/site/explorer-names';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';

/** What the Markdown pipeline puts in place of `<OutputExplorer id="…" />`. */
export interface OutputExplorerProps {
  readonly id: string;
  readonly version: string;
  readonly href?: string;
  /** `format:esm,cjs mode:bundle,bundleless …`; the values of the last axis are states inside a panel. */
  readonly axes: string;
  /** The source in a `div` with `data-pane`, then a `div` with `data-panel` for each combination. */
  readonly children?: ReactNode;
}

type Part = ReactElement<{ 'data-pane'?: string; 'data-panel'?: string; 'data-fails'?: string; children?: ReactNode }>;

/** One source and every output that the tool wrote of it. Without scripts the links of a panel lead to the others. */
export function OutputExplorer({
  axes,
  children,
  texts,
  ...facts
}: OutputExplorerProps & { readonly texts: Pick<UiTexts, 'example' | 'explorer'> }) {
  const parts = Children.toArray(children).filter(isPart);
  const list = parseAxes(axes);
  const panels = parts.filter(({ props }) => props['data-panel']);
  return (
    <figure className="explorer overflow-clip rounded border border-line" aria-label={texts.explorer.label}>
      <details className="explorer-source">
        <summary className="px-(--code-inset) py-2.5 text-ui font-medium">{texts.explorer.source}</summary>
        {parts.find(({ props }) => props['data-pane'])?.props.children}
      </details>
      <ExplorerFrame axes={axes}>
        {panels.map(({ props: { 'data-panel': name = '', 'data-fails': failsWith, children: content } }) => (
          <section key={name} className="explorer-panel" data-panel={name} data-fails={failsWith}>
            <ExplorerChoices axes={list} panel={name} texts={texts.explorer} />
            {failsWith && (
              <p className="m-0 px-(--code-inset) pb-3">
                <Badge type="danger">{fillText(texts.example.fails, { code: failsWith })}</Badge>
              </p>
            )}
            {content}
          </section>
        ))}
      </ExplorerFrame>
      <ExampleFoot facts={facts} texts={texts.example} />
    </figure>
  );
}

function isPart(node: ReactNode): node is Part {
  return isValidElement(node);
}
