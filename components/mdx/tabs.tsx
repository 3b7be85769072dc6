import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { TabGroup } from '@/components/mdx/tab-group.client';
import type { UiTexts } from '@/lib/site/texts/types';

interface TabProps {
  readonly label: string;
  /** The value for `defaultValue`. Defaults to the label. */
  readonly value?: string;
  readonly children?: ReactNode;
}

export interface TabsProps {
  /** What readers choose with the tabs, for screen readers. */
  readonly label?: string;
  /** Groups with the same id share the selected tab, on all pages. */
  readonly groupId?: string;
  readonly defaultValue?: string;
  readonly children?: ReactNode;
}

/** A panel of `Tabs`, which reads the other props itself. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

/** A group of panels, one of which is shown. The content checks ensure that there is a tab, and that labels differ. */
export function Tabs({ label, groupId, defaultValue, children, texts }: TabsProps & { readonly texts: UiTexts['tabs'] }) {
  const tabs = Children.toArray(children).filter(isTab);
  const defaultIndex = tabs.findIndex(({ props }) => (props.value ?? props.label) === defaultValue);
  return (
    <TabGroup
      name={label ?? texts.label}
      labels={tabs.map(({ props }) => props.label)}
      panels={tabs.map(({ props }) => props.children)}
      groupId={groupId}
      defaultIndex={Math.max(0, defaultIndex)}
      isCode={tabs.every(({ props }) => isCode(props.children))}
    />
  );
}

/** Returns whether a panel contains only a code block. The stylesheet cannot detect it: `:has()` would shift the layout while the HTML arrives. */
function isCode(panel: ReactNode): boolean {
  const parts = Children.toArray(panel).filter((part) => typeof part !== 'string' || part.trim() !== '');
  const [only] = parts;
  return parts.length === 1 && isValidElement<object>(only) && 'data-lang' in only.props;
}

/** Returns whether a node is a `Tab`, and not a line break, which MDX leaves between them. */
function isTab(node: ReactNode): node is ReactElement<TabProps> {
  return isValidElement(node) && node.type === Tab;
}
