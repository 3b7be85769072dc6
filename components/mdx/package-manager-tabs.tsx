import { CodeBlock } from '@/components/mdx/code-block';
import { Tab, Tabs } from '@/components/mdx/tabs';
import type { PackageManager } from '@/lib/site/package-manager-commands';
import type { UiTexts } from '@/lib/site/texts/types';

/** Props that the Markdown pipeline adds to `<PackageManagerTabs command="…" />`. */
export interface PackageManagerTabsProps {
  readonly managers: readonly { readonly manager: PackageManager; readonly html: string }[];
}

/** A command for each package manager, in tabs. All pages share the selected package manager. */
export function PackageManagerTabs({ managers, texts }: PackageManagerTabsProps & { readonly texts: UiTexts['tabs'] }) {
  return (
    <Tabs label={texts.packageManager} texts={texts} groupId="package-manager">
      {managers.map(({ manager, html }) => (
        <Tab key={manager} label={manager}>
          <CodeBlock data-lang="bash" data-html={html} />
        </Tab>
      ))}
    </Tabs>
  );
}
