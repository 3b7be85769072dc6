import { CodeBlock } from '@/components/mdx/code-block';
import { Tab, Tabs } from '@/components/mdx/tabs';
import { formatCommands, PACKAGE_MANAGERS, type PackageManagerCommands } from '@/lib/site/package-manager-commands';
import type { UiTexts } from '@/lib/site/texts/types';

export interface PackageManagerTabsProps {
  /** `install -D @rslib/core`, `create rslib@latest`, `exec rslib`, `run build`, or what to type for each. */
  readonly command: string | Partial<PackageManagerCommands>;
  readonly texts: UiTexts['code'];
}

/** A command in the words of each package manager; the choice holds on all pages. */
export function PackageManagerTabs({ command, texts }: PackageManagerTabsProps) {
  const commands = typeof command === 'string' ? formatCommands(command) : command;
  const managers = PACKAGE_MANAGERS.filter((manager) => commands[manager]);
  return (
    <Tabs groupId="package-manager">
      {managers.map((manager) => (
        <Tab key={manager} label={manager}>
          <CodeBlock data-lang="bash" texts={texts}>
            <code>
              <CommandLines text={commands[manager] ?? ''} />
            </code>
          </CodeBlock>
        </Tab>
      ))}
    </Tabs>
  );
}

/** Looks as the highlighter would have it: the program, then its arguments. */
function CommandLines({ text }: { readonly text: string }) {
  return text.split('\n').map((line, index) => {
    const [program = '', ...rest] = line.split(' ');
    return [
      index > 0 && '\n',
      <span key={line} className="line">
        <span className="tok-function">{program}</span>
        {rest.length > 0 && <span className="tok-string"> {rest.join(' ')}</span>}
      </span>,
    ];
  });
}
