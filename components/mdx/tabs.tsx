import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { TabGroup } from '@/components/mdx/tab-group.client';

interface TabProps {
  readonly label: string;
  /** What `defaultValue` refers to; without it, the label. */
  readonly value?: string;
  readonly children?: ReactNode;
}

interface TabsProps {
  /** Groups of the same id share the choice, on all pages (spec section 2.5). */
  readonly groupId?: string;
  readonly defaultValue?: string;
  readonly children?: ReactNode;
}

/** The style sheet has a rule for each of so many tabs. */
const MAX_TABS = 10;

/** One panel of `Tabs`; what it shows is decided there. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

/** Panels of which one is seen at a time. */
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

/** One block of code and nothing else: known here, since the page would move if the styles found out while it arrives. */
function isCode(panel: ReactNode): boolean {
  const parts = Children.toArray(panel).filter((part) => typeof part !== 'string' || part.trim() !== '');
  const [only] = parts;
  return parts.length === 1 && isValidElement<object>(only) && 'data-lang' in only.props;
}

/** MDX wraps a `Tab` that stands alone on its line in nothing, but leaves line breaks between them. */
function isTab(node: ReactNode): node is ReactElement<TabProps> {
  return isValidElement(node) && node.type === Tab;
}
