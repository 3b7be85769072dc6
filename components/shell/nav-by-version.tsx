import type { ReactNode } from 'react';
import { ByVersion } from '@/components/shell/by-version.client';
import type { ShellView } from '@/lib/page-view/shell-types';
import type { NavItem } from '@/lib/site/types';

interface NavByVersionProps {
  readonly nav: ShellView['nav'];
  readonly List: (props: { readonly items: readonly NavItem[] }) => ReactNode;
}

/** The navigation entries of the current version, as a list of one kind. */
export function NavByVersion({ nav, List }: NavByVersionProps) {
  const lists = Object.entries(nav).map(([version, items]) => [version, <List key={version} items={items} />] as const);
  return <ByVersion contents={Object.fromEntries(lists)} />;
}
