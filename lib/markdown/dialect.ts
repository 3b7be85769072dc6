import { findFencedLines } from '@/lib/site/fenced-lines';

/**
 * Rewrites two kinds of syntax that the MDX parser does not support: `:::tip Title` becomes the directive `:::tip[Title]`, and
 * `## Title {#id}`, an invalid expression in MDX, becomes `## Title \{#id}`. Works line by line, so that line numbers do not change,
 * and skips fenced code.
 */
export function normalizeDialect(source: string): string {
  const lines = source.split('\n');
  const isFenced = findFencedLines(lines);
  return lines.map((line, index) => (isFenced[index] ? line : normalizeHeading(normalizeContainer(line)))).join('\n');
}

function normalizeContainer(line: string): string {
  return line
    .replace(
      /^(\s*:{3,})\s*([a-z]+)[ \t]+(?!\[[^\]]*\]\s*$)([^\s{].*?)(?:\s+(\{[^{}]*\}))?\s*$/,
      (_, open, name, title, attributes = '') => {
        return `${open}${name}[${title.replaceAll('[', '\\[').replaceAll(']', '\\]')}]${attributes}`;
      },
    )
    .replace(/^(\s*:{3,})\s*([a-z][a-z-]*)\s*(?:\\?(\{.*\}))?\s*$/, '$1$2$3');
}

function normalizeHeading(line: string): string {
  return line.replace(/^([\s>]*#{1,6}\s.*?)\s*(?<!\\)\{(#[^}\s]+(?:\s+#[^}\s]+)*)\}\s*$/, '$1 \\{$2}');
}
