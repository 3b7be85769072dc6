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

/** The style sheet has a rule for each index up to this number. */
const MAX_TABS = 10;

/** A panel of `Tabs`, which reads the other props. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

/** Throws if the number of tabs is not supported or two labels are equal. */
export function Tabs({ groupId, defaultValue, children }: TabsProps) {
  const tabs = Children.toArray(children).filter(isTab);
  const labels = tabs.map(({ props }) => props.label);
  if (tabs.length === 0 || tabs.length > MAX_TABS || new Set(labels).size < labels.length) {
    throw new Error(
      `<Tabs> needs 1 to ${MAX_TABS} <Tab label="…"> children with different labels, but has: ${labels.join(', ') || 'none'}.`,
    );
  }
  const defaultIndex = tabs.findIndex(({ props }) => (props.value ?? props.label) === defaultValue);
  return (
    <TabGroup
      labels={labels}
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
