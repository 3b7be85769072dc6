import type { ReactNode } from 'react';
import { ExampleFoot } from '@/components/mdx/example-foot';
import { listPanels } from '@/components/mdx/list-panels';
import { TabGroup } from '@/components/mdx/tab-group.client';
import type { ExampleSummary } from '@/lib/markdown/element-data';
import type { UiTexts } from '@/lib/site/texts/types';

/** Props that the Markdown pipeline adds to `<Example id="…" />`. */
export interface ExampleProps {
  readonly view: ExampleSummary;
  /** An element with the content of each pane, in the order of `view.panes`. */
  readonly children?: ReactNode;
}

/** An example built by the real tool: input files, output files, file tree and log, in tabs. */
export function Example({ view, children, texts }: ExampleProps & { readonly texts: UiTexts['example'] }) {
  const { panes, open, failsWith } = view;
  // For a build that fails, the log is most relevant.
  const first = open ?? (failsWith === undefined ? 'input' : 'log');
  return (
    <figure className="example overflow-clip rounded border border-line bg-bg-soft data-fails:border-danger-line" data-fails={failsWith}>
      <TabGroup
        labels={panes.map((kind) => texts[kind])}
        panels={listPanels(children)}
        // The selection is stored as an index, so only examples with the same panes can share it.
        groupId={open || failsWith !== undefined || panes.length < 2 ? undefined : `example-${panes.join('-')}`}
        defaultIndex={Math.max(0, panes.indexOf(first))}
        // The figure has the border.
        isCode={false}
      />
      <ExampleFoot facts={view} texts={texts} />
    </figure>
  );
}
