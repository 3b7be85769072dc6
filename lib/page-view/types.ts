import type { ExplorerView } from '@/lib/markdown/explorer-view';
import type { OutlineItem } from '@/lib/page-view/outline';
import type { OverviewGroup } from '@/lib/page-view/overview';
import type { Lang } from '@/lib/site/types';
import type { Closing, Feature, Hero } from '@/lib/source/frontmatter';
import type { Pager, TextLink } from '@/lib/source/navigation-types';

interface CommonView {
  /** Content of `<title>`, including the suffix. */
  readonly documentTitle: string;
  readonly description: string;
}

/** `link` is absent if the group has no page. */
export interface Breadcrumb {
  readonly text: string;
  readonly link?: string;
}

/** A date such as `2025-05-14`, with or without time, and the same day formatted for the language. */
export interface DateView {
  readonly date: string;
  readonly dateText: string;
}

/** A post in the list on the blog's index page. */
export interface PostSummary extends DateView {
  readonly title: string;
  readonly link: string;
  readonly summary: string;
}

/** Date and authors of a post, shown under its title. */
export interface PostByline extends DateView {
  readonly authors: readonly { readonly name: string; readonly url?: string }[];
}

/** A documentation page or a post. */
export interface DocView extends CommonView {
  readonly kind: 'doc';
  readonly path: string;
  /** Language tag of the content if it is not translated. */
  readonly contentTag?: string;
  /** The notice that the page is about another version than the default one; `link` leads to the same page there, or to the home page. */
  readonly versionNotice?: { readonly title: string; readonly text: string; readonly link: TextLink };
  /** Whether the page documents options, which wide screens show in two columns: text and examples. */
  readonly isReference: boolean;
  readonly breadcrumbs: readonly Breadcrumb[];
  /** Empty if the page shows no outline. */
  readonly outline: readonly OutlineItem[];
  readonly pager: Pager;
  readonly edit?: TextLink;
  readonly source?: TextLink;
  readonly report?: TextLink;
  readonly lastUpdated?: DateView;
  readonly overview?: readonly OverviewGroup[];
  readonly posts?: readonly PostSummary[];
  /** The feed of the posts. */
  readonly feed?: TextLink;
  readonly post?: PostByline;
  readonly code: string;
}

/** The explorer of a home page. `rest.url` is the URL of the HTML that the page does not contain. */
export interface HomeExplorer extends Omit<ExplorerView, 'rest'> {
  readonly rest?: { readonly axes: readonly number[]; readonly url: string };
}

/** The home page. Links have version and language. */
export interface HomeView extends CommonView {
  readonly kind: 'home';
  readonly lang: Lang;
  readonly hero?: Hero;
  /** Shown next to the text of the hero. */
  readonly explorer?: HomeExplorer;
  readonly features: readonly Feature[];
  /** The last section. */
  readonly closing?: Closing;
  readonly code: string;
}

/** `custom` and `blank` render only their content; `blank` has no navigation bar. */
interface PlainView extends CommonView {
  readonly kind: 'custom' | 'blank';
  readonly code: string;
}

/** The 404 page of a language and version. */
export interface NotFoundView extends CommonView {
  readonly kind: '404';
  readonly homePath: string;
  /** Path of the list of all pages, where the search field leads. */
  readonly allPagesPath: string;
  /** Pages that most readers look for. */
  readonly popular: readonly TextLink[];
  /** The same texts in the other languages, because some hosts serve the 404 page of the default language for every path. */
  readonly others: readonly { readonly tag: string; readonly title: string; readonly takeMeHome: string; readonly homePath: string }[];
}

/** Props of a page, one variant per page type. */
export type PageView = DocView | HomeView | PlainView | NotFoundView;
