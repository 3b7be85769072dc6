import { HEADING_LEVELS, type SearchHit, type StoredHit } from '@/lib/search/types';
import { escapeHtml } from '@/lib/site/escape';

/** The parts of a result row. `title` and `path` are escaped HTML with `mark` tags. */
export interface HitDescription {
  readonly title: string;
  /** Page title and headings above `title`, outermost first. */
  readonly path: readonly string[];
  readonly icon: 'page' | 'heading' | 'text';
}

/** Describes a hit. Pages show their title, sections their heading and paragraphs their snippet; the latter two also have a path. */
export function describeHit(hit: SearchHit | StoredHit): HitDescription {
  const snippets = '_snippetResult' in hit ? hit._snippetResult : undefined;
  const levels = HEADING_LEVELS.filter((level) => hit.hierarchy[level]);
  const names = levels.map((level) => snippets?.hierarchy[level]?.value ?? escapeHtml(hit.hierarchy[level] ?? ''));
  if (hit.type === 'content') return { title: snippets?.content?.value ?? escapeHtml(hit.content ?? ''), path: names, icon: 'text' };
  const at = Math.max(levels.indexOf(hit.type), 0);
  return { title: names[at] ?? '', path: names.slice(0, at), icon: at === 0 ? 'page' : 'heading' };
}
