/** A sidebar entry. The component computes which entry is current, so that all pages share one sidebar. */
export type SidebarItem =
  | { readonly kind: 'link'; readonly text: string; readonly link: string; readonly tag?: string; readonly context?: string }
  | SidebarGroup
  | { readonly kind: 'divider'; readonly dashed: boolean }
  | { readonly kind: 'header'; readonly text: string; readonly tag?: string };

/** A sidebar entry that contains other entries, usually a folder. */
export interface SidebarGroup {
  readonly kind: 'group';
  readonly text: string;
  /** Path of the group's own page, if it has one. */
  readonly link?: string;
  readonly collapsible: boolean;
  readonly collapsed: boolean;
  readonly tag?: string;
  readonly context?: string;
  readonly items: readonly SidebarItem[];
}

/** A sidebar, shown on pages below its path prefix; the longest matching prefix wins. */
export interface Sidebar {
  /** Public path of the folder: `/zh/guide/`. */
  readonly prefix: string;
  readonly items: readonly SidebarItem[];
  /** Whether pages show only the groups around them in full, so that their size does not depend on the number of pages. */
  readonly isLarge: boolean;
}

/** A link with its text: a public path or an external URL. */
export interface TextLink {
  readonly text: string;
  readonly link: string;
}

/** Previous and next page in sidebar order. */
export interface Pager {
  readonly prev?: TextLink;
  readonly next?: TextLink;
}
