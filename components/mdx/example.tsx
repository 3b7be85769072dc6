import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { ExampleFoot } from '@/components/mdx/example-foot';
import { TabsFrame } from '@/components/mdx/tabs-frame.client';
import type { UiTexts } from '@/lib/site/texts/types';

/** What the Markdown pipeline puts in place of `<Example id="…" />`. */
export interface ExampleProps {
  readonly id: string;
  /** Version of the tool that built it. */
  readonly version: string;
  /** Folder of the example in the repository. */
  readonly href?: string;
  readonly command?: string;
  /** Exit code of a build that must fail. */
  readonly failsWith?: string;
  /** Pane that is seen first. */
  readonly open?: string;
  /** `div`s that name their pane in `data-pane`. */
  readonly children?: ReactNode;
}

type Pane = ReactElement<{ 'data-pane': string; children?: ReactNode }>;

/** An example that the real tool built: its files, what it wrote, where the files went, what it said. */
export function Example({ failsWith, open, children, texts, ...facts }: ExampleProps & { readonly texts: UiTexts['example'] }) {
  const panes = Children.toArray(children).filter(isPane);
  const kinds = panes.map(({ props }) => props['data-pane']);
  const names: Readonly<Record<string, string>> = { input: texts.input, output: texts.output, tree: texts.tree, log: texts.log };
  // A build that fails is read by what it says.
  const first = open ?? (failsWith ? 'log' : 'input');
  return (
    <figure className="example overflow-clip rounded border border-line bg-bg-soft data-fails:border-danger-line" data-fails={failsWith}>
      <TabsFrame
        labels={kinds.map((kind) => names[kind] ?? kind)}
        panels={panes.map(({ props }) => props.children)}
        // The choice is an index: only frames with the same panes can share it.
        groupId={open || failsWith || kinds.length < 2 ? undefined : `example-${kinds.join('-')}`}
        defaultIndex={Math.max(0, kinds.indexOf(first))}
        // The figure is the frame.
        isCode={false}
      />
      <ExampleFoot failsWith={failsWith} facts={facts} texts={texts} />
    </figure>
  );
}

function isPane(node: ReactNode): node is Pane {
  return isValidElement<Record<string, unknown>>(node) && typeof node.props['data-pane'] === 'string';
}
