import { CodeBlock } from '@/components/mdx/code-block';
import { Tab, Tabs } from '@/components/mdx/tabs';
import type { ManagerCommands } from '@/lib/markdown/element-data';

/** Props that the Markdown pipeline adds to `<PackageManagerTabs command="…" />`. */
export interface PackageManagerTabsProps {
  readonly managers: readonly ManagerCommands[];
}

/** A command for each package manager. The selected package manager applies to all pages. */
export function PackageManagerTabs({ managers }: PackageManagerTabsProps) {
  return (
    <Tabs groupId="package-manager">
      {managers.map(({ manager, lines }) => (
        <Tab key={manager} label={manager}>
          <CodeBlock data-lang="bash">
            <code>
              <CommandLines lines={lines} />
            </code>
          </CodeBlock>
        </Tab>
      ))}
    </Tabs>
  );
}

/** Matches the output of the highlighter. */
function CommandLines({ lines }: Pick<ManagerCommands, 'lines'>) {
  return lines.map(({ program, args }, index) => [
    index > 0 && '\n',
    <span key={`${program} ${args}`} className="line">
      <span className="tok-function">{program}</span>
      {args && <span className="tok-string"> {args}</span>}
    </span>,
  ]);
}
