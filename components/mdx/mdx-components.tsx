import type { MDXComponents } from 'mdx/types';
import { type ComponentProps, Fragment } from 'react';
import { Badge } from '@/components/mdx/badge';
import { Callout, type CalloutProps } from '@/components/mdx/callout';
import { Card, CardGrid } from '@/components/mdx/card';
import { CodeBlock } from '@/components/mdx/code-block';
import { ConfigTranslator, type ConfigTranslatorProps } from '@/components/mdx/config-translator';
import { Example, type ExampleProps } from '@/components/mdx/example';
import { FileTree } from '@/components/mdx/file-tree';
import { FormatDefaults, type FormatDefaultsProps } from '@/components/mdx/format-defaults';
import { Heading } from '@/components/mdx/heading';
import { MdxImage } from '@/components/mdx/mdx-image';
import { MdxLink } from '@/components/mdx/mdx-link';
import { MEDIA } from '@/components/mdx/media';
import { Option } from '@/components/mdx/option';
import { OutputExplorer, type OutputExplorerProps } from '@/components/mdx/output-explorer';
import { PackageManagerTabs, type PackageManagerTabsProps } from '@/components/mdx/package-manager-tabs';
import { PageProof, type PageProofProps } from '@/components/mdx/page-proof';
import { Steps } from '@/components/mdx/steps';
import { TableScroll } from '@/components/mdx/table-scroll';
import { Tab, Tabs, type TabsProps } from '@/components/mdx/tabs';
import type { UiTexts } from '@/lib/site/texts/types';

/** Creates the components for the elements and JSX of a page, with the texts of its language. */
export function createMdxComponents(texts: UiTexts): MDXComponents {
  const label = texts.page.linkToSection;
  return {
    h1: (props: ComponentProps<'h1'>) => <Heading as="h1" label={label} {...props} />,
    h2: (props: ComponentProps<'h2'>) => <Heading as="h2" label={label} {...props} />,
    h3: (props: ComponentProps<'h3'>) => <Heading as="h3" label={label} {...props} />,
    h4: (props: ComponentProps<'h4'>) => <Heading as="h4" label={label} {...props} />,
    h5: (props: ComponentProps<'h5'>) => <Heading as="h5" label={label} {...props} />,
    h6: (props: ComponentProps<'h6'>) => <Heading as="h6" label={label} {...props} />,
    a: MdxLink,
    pre: CodeBlock,
    table: (props: ComponentProps<'table'>) => <TableScroll label={texts.page.table} {...props} />,
    // The empty corner cell above row names is not a header.
    th: ({ children, ...props }: ComponentProps<'th'>) =>
      children ? (
        <th scope="col" {...props}>
          {children}
        </th>
      ) : (
        <td {...props} />
      ),
    input: (props: ComponentProps<'input'>) => <input aria-label={props.checked ? texts.page.taskDone : texts.page.taskOpen} {...props} />,
    img: (props: ComponentProps<'img'>) => <MdxImage texts={texts.image} {...props} />,
    ...MEDIA,
    Tabs: (props: TabsProps) => <Tabs texts={texts.tabs} {...props} />,
    Tab,
    PackageManagerTabs: (props: PackageManagerTabsProps) => <PackageManagerTabs texts={texts.tabs} {...props} />,
    Steps,
    Badge,
    Callout: (props: Omit<CalloutProps, 'names'>) => <Callout names={texts.callouts} {...props} />,
    FileTree,
    CardGrid,
    Card,
    Example: (props: ExampleProps) => <Example texts={texts.example} {...props} />,
    PageProof: (props: PageProofProps) => <PageProof texts={texts.example} {...props} />,
    Option,
    Signature: Fragment,
    FormatDefaults: (props: FormatDefaultsProps) => <FormatDefaults texts={texts.example} {...props} />,
    UndocumentedOptions: Fragment,
    ConfigTranslator: (props: ConfigTranslatorProps) => <ConfigTranslator texts={texts.translator} {...props} />,
    OutputExplorer: (props: OutputExplorerProps) => <OutputExplorer texts={texts.explorer} {...props} />,
  };
}
