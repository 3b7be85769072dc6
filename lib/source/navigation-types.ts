/** An entry of a sidebar. Which one is current is computed where it is shown, never stored. */
export type SidebarItem =
  | { readonly kind: 'link'; readonly text: string; readonly link: string; readonly tag?: string; readonly context?: string }
  | SidebarGroup
  | { readonly kind: 'divider'; readonly dashed: boolean }
  | { readonly kind: 'header'; readonly text: string };

export interface SidebarGroup {
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

/** A sidebar and the path prefix under which it is shown; the longest matching prefix wins. */
export interface Sidebar {
  /** Public path of the folder: `/zh/guide/`. */
  readonly prefix: string;
  readonly items: readonly SidebarItem[];
}

/** A link with its words. */
export interface TextLink {
  readonly text: string;
  readonly link: string;
}

/** Previous and next page in the order of the sidebar. */
export interface Pager {
  readonly prev?: TextLink;
  readonly next?: TextLink;
}
