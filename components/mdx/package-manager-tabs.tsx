import { CodeBlock } from '@/components/mdx/code-block';
import { Tab, Tabs } from '@/components/mdx/tabs';
import type { PackageManager } from '@/lib/site/package-manager-commands';

/** Props that the Markdown pipeline adds to `<PackageManagerTabs command="…" />`. */
interface PackageManagerTabsProps {
  readonly managers: readonly { readonly manager: PackageManager; readonly html: string }[];
}

/** A command for each package manager, in tabs. All pages share the selected package manager. */
export function PackageManagerTabs({ managers }: PackageManagerTabsProps) {
  return (
    <Tabs groupId="package-manager">
      {managers.map(({ manager, html }) => (
        <Tab key={manager} label={manager}>
          <CodeBlock data-lang="bash" data-html={html} />
        </Tab>
      ))}
    </Tabs>
  );
}
