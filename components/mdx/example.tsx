import { Children, isValidElement, type ReactNode } from 'react';
import { CodeBlock } from '@/components/mdx/code-block';
import { ExampleProof } from '@/components/mdx/example-proof';
import { TabGroup } from '@/components/mdx/tab-group.client';
import { Icon } from '@/components/ui/icon';
import type { ExampleSummary } from '@/lib/markdown/element-data';
import { formatSize } from '@/lib/site/format';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';

/** Props that the Markdown pipeline adds to `<Example id="…" />`. */
export interface ExampleProps {
  readonly view: ExampleSummary;
  /** HTML of the commands; absent if only the input is shown. */
  readonly command?: string;
  /** Elements with input, files written, log, fix, and output, or one for each output file if these have tabs. */
  readonly children?: ReactNode;
}

/** An example built with the real tool: its configuration, then the command with the files that it wrote, then the result. */
export function Example({ view, command, children, texts }: ExampleProps & { readonly texts: UiTexts['example'] }) {
  const { failsWith, files, tabs } = view;
  const [input, tree, log, fix, ...outputs] = listPanels(children);
  return (
    <figure className="example" data-fails={failsWith}>
      {input}
      {command && (
        <div className="example-bar" data-example={view.isProject ? view.id : undefined}>
          <CodeBlock data-lang="bash" data-html={command} />
          {failsWith !== undefined && <strong>{fillText(view.isBuild ? texts.fails : texts.ends, { code: String(failsWith) })}</strong>}
          <ExampleProof tools={view.tools} href={view.href} texts={texts} />
          {files && (
            <details open={view.showsFiles}>
              <summary>{formatFiles(files, texts)}</summary>
              {tree}
            </details>
          )}
        </div>
      )}
      {log}
      {view.fix && (
        <div className="example-fix">
          <Icon name="check" />
          <b>{texts.fix}</b>
          {view.fix.path}
        </div>
      )}
      {fix}
      {tabs.length > 0 ? <TabGroup name={texts.output} labels={tabs} panels={outputs} defaultIndex={0} isCode={false} /> : outputs}
    </figure>
  );
}

/** Formats a number of files and their size: `3 files · 1.4 kB`. */
function formatFiles({ count, size }: NonNullable<ExampleSummary['files']>, texts: UiTexts['example']): string {
  const number = count === 1 ? texts.oneFile : fillText(texts.fileCount, { count: String(count) });
  return size === undefined ? number : `${number} · ${formatSize(size)}`;
}

/** Lists the children of each element. Ignores text between the elements, which is white space of the source. */
function listPanels(children: ReactNode): ReactNode[] {
  return Children.toArray(children).flatMap((child) => (isValidElement<{ children?: ReactNode }>(child) ? [child.props.children] : []));
}
