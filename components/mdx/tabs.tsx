import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { TabGroup } from '@/components/mdx/tab-group.client';

interface TabProps {
  readonly label: string;
  /** The value for `defaultValue`; the default is the label. */
  readonly value?: string;
  readonly children?: ReactNode;
}

interface TabsProps {
  /** Groups with the same id share the selected tab, on all pages. */
  readonly groupId?: string;
  readonly defaultValue?: string;
  readonly children?: ReactNode;
}

/** A panel of `Tabs`, which reads the other props. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

/** Panels of which one is shown. The checks of the content ensure that there is a tab, and that labels differ. */
export function Tabs({ groupId, defaultValue, children }: TabsProps) {
  const tabs = Children.toArray(children).filter(isTab);
  const defaultIndex = tabs.findIndex(({ props }) => (props.value ?? props.label) === defaultValue);
  return (
    <TabGroup
      labels={tabs.map(({ props }) => props.label)}
      panels={tabs.map(({ props }) => props.children)}
      groupId={groupId}
      defaultIndex={Math.max(0, defaultIndex)}
      isCode={tabs.every(({ props }) => isCode(props.children))}
    />
  );
}

/** Whether a panel contains only a code block. Detected here, because `:has()` would cause layout shift while the HTML arrives. */
function isCode(panel: ReactNode): boolean {
  const parts = Children.toArray(panel).filter((part) => typeof part !== 'string' || part.trim() !== '');
  const [only] = parts;
  return parts.length === 1 && isValidElement<object>(only) && 'data-lang' in only.props;
}

/** MDX leaves line breaks between the `Tab` elements. */
function isTab(node: ReactNode): node is ReactElement<TabProps> {
  return isValidElement(node) && node.type === Tab;
}
