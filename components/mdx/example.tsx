import type { ReactNode } from 'react';
import { ExampleFoot } from '@/components/mdx/example-foot';
import { listPanels } from '@/components/mdx/list-panels';
import { TabGroup } from '@/components/mdx/tab-group.client';
import type { ExampleSummary } from '@/lib/markdown/element-data';
import type { UiTexts } from '@/lib/site/texts/types';

/** What the Markdown pipeline makes of `<Example id="…" />`. */
export interface ExampleProps {
  readonly view: ExampleSummary;
  /** An element around the content of each pane, in the order of `view.panes`. */
  readonly children?: ReactNode;
}

/** An example that the real tool built: its files, what it wrote, where the files went, what it said. */
export function Example({ view, children, texts }: ExampleProps & { readonly texts: UiTexts['example'] }) {
  const { panes, open, failsWith } = view;
  // A build that fails is read by what it says.
  const first = open ?? (failsWith === undefined ? 'input' : 'log');
  return (
    <figure className="example overflow-clip rounded border border-line bg-bg-soft data-fails:border-danger-line" data-fails={failsWith}>
      <TabGroup
        labels={panes.map((kind) => texts[kind])}
        panels={listPanels(children)}
        // The choice is an index: only frames with the same panes can share it.
        groupId={open || failsWith !== undefined || panes.length < 2 ? undefined : `example-${panes.join('-')}`}
        defaultIndex={Math.max(0, panes.indexOf(first))}
        // The figure is the frame.
        isCode={false}
      />
      <ExampleFoot facts={view} texts={texts} />
    </figure>
  );
}
