import type { BuildPanelView } from '@/lib/markdown/types';
import type { OutlineItem } from '@/lib/page-view/outline';
import type { OverviewGroup } from '@/lib/page-view/overview';
import type { Lang } from '@/lib/site/types';
import type { Feature, Hero } from '@/lib/source/frontmatter';
import type { Pager, TextLink } from '@/lib/source/navigation-types';

/** What every page prints, whatever its type. */
interface CommonView {
  readonly lang: Lang;
  readonly path: string;
  /** Title of the document (`<title>`), after the rules of spec section 2.4. */
  readonly documentTitle: string;
  readonly description: string;
  readonly globalUi: boolean;
}

/** A link in the trail from the home page to this page. */
export interface Breadcrumb {
  readonly text: string;
  readonly link?: string;
}

/** A post as the blog overview lists it. */
export interface PostSummary {
  readonly title: string;
  readonly link: string;
  /** `2025-05-14`, and the same in words of the reader's language. */
  readonly date: string;
  readonly dateText: string;
  readonly summary: string;
}

/** Facts of a post, under its title. */
export interface PostFacts {
  readonly date: string;
  readonly dateText: string;
  readonly authors: readonly { readonly name: string; readonly url?: string }[];
}

/** A documentation page. */
export interface DocView extends CommonView {
  readonly kind: 'doc';
  readonly breadcrumbs: readonly Breadcrumb[];
  /** Empty where the page shows none. */
  readonly outline: readonly OutlineItem[];
  readonly pager: Pager;
  readonly edit?: TextLink;
  readonly source?: TextLink;
  readonly lastUpdated?: { readonly date: string; readonly dateText: string };
  readonly overview?: readonly OverviewGroup[];
  readonly posts?: readonly PostSummary[];
  readonly post?: PostFacts;
  readonly code: string;
}

export interface HomeView extends CommonView {
  readonly kind: 'home';
  readonly hero?: Hero;
  /** What the hero shows beside its words. */
  readonly buildPanel?: BuildPanelView;
  readonly features: readonly Feature[];
  readonly code: string;
}

/** `custom` and `blank` render only their content; `blank` has no navigation bar. */
interface PlainView extends CommonView {
  readonly kind: 'custom' | 'blank';
  readonly code: string;
}

export interface NotFoundView extends CommonView {
  readonly kind: '404';
  readonly homePath: string;
  /** The same in the other languages: hosts with one 404 page show that of the default language for every path. */
  readonly others: readonly { readonly tag: string; readonly title: string; readonly takeMeHome: string; readonly homePath: string }[];
}

/** Everything that a page prints, one variant for each page type. */
export type PageView = DocView | HomeView | PlainView | NotFoundView;
