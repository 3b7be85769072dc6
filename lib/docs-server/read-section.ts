import { slug } from 'github-slugger';
import { findFencedLines } from '@/lib/site/fenced-lines';

/**
 * Returns the section of a Markdown version under the heading with this id, after the metadata of the page; undefined if no heading has the
 * id, or only the title.
 */
export function readSection(markdown: string, id: string): string | undefined {
  const lines = markdown.split('\n');
  const headings = listHeadings(lines);
  const heading = headings.find((each) => each.id === id);
  if (!heading || heading.depth === 1) return undefined;
  const next = headings.find(({ line, depth }) => line > heading.line && depth <= heading.depth);
  const metadata = lines.slice(0, lines.indexOf('---', 1) + 1);
  return [...metadata, '', ...lines.slice(heading.line, next?.line), ''].join('\n').replace(/\n+$/, '\n');
}

/** Lists the headings with the index of their lines. Code may contain lines that look like headings. */
function listHeadings(lines: readonly string[]): { readonly line: number; readonly depth: number; readonly id: string }[] {
  const isFenced = findFencedLines(lines);
  return lines.flatMap((text, line) => {
    const [, level = '', title = '', id] = (isFenced[line] ? null : /^(#{1,6}) (.*?)(?: \{#(\S+)\})?$/.exec(text)) ?? [];
    return level ? [{ line, depth: level.length, id: id ?? slug(title.replace(/\\|\]\(.*?\)/g, '')) }] : [];
  });
}
