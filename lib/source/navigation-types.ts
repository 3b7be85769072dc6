import type { Heading } from '@/lib/markdown/types';

/** An entry of a sidebar. Which one is current is computed where it is shown, never stored. */
export type SidebarItem =
  | { readonly kind: 'link'; readonly text: string; readonly link: string; readonly tag?: string; readonly context?: string }
  | {
      readonly kind: 'group';
      readonly text: string;
      /** Page of the group itself, if it has one. */
      readonly link?: string;
      readonly collapsible: boolean;
      readonly collapsed: boolean;
      readonly tag?: string;
      readonly context?: string;
      readonly items: readonly SidebarItem[];
    }
  | { readonly kind: 'divider'; readonly dashed: boolean }
  | { readonly kind: 'header'; readonly text: string };

/** A sidebar and the path prefix under which it is shown; the longest matching prefix wins. */
export interface Sidebar {
  /** With language and version, final slash: `/zh/guide/`. */
  readonly prefix: string;
  readonly items: readonly SidebarItem[];
}

/** A heading of the outline (depth 2 to 4). */
export type OutlineItem = Pick<Heading, 'depth' | 'id' | 'text'>;

/** Previous and next page in the order of the sidebar. */
export interface Pager {
  readonly prev?: PagerLink;
  readonly next?: PagerLink;
}
export interface PagerLink {
  readonly text: string;
  readonly link: string;
}

/** A group of an overview page (spec section 2.4). */
export interface OverviewGroup {
  readonly name: string;
  readonly items: readonly OverviewItem[];
}
export interface OverviewItem {
  readonly text: string;
  readonly link: string;
  readonly headers: readonly OutlineItem[];
}
