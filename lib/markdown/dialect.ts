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

/** Matches the start of a code block, which can be in a quote or a list item. Code within a line can have as many backticks. */
const FENCE = /^(?:[\s>]|(?:[-*+]|\d+[.)])\s)*(`{3,}(?!.*`)|~{3,})/;

/** Finds the lines of fenced code, including the fences. */
export function findFencedLines(lines: readonly string[]): readonly boolean[] {
  let fence: string | undefined;
  return lines.map((line) => {
    if (!fence) {
      fence = FENCE.exec(line)?.[1];
      return fence !== undefined;
    }
    const mark = line.replace(/^[\s>]+/, '').trimEnd();
    if (mark.startsWith(fence) && /^(.)\1*$/.test(mark)) fence = undefined;
    return true;
  });
}

function normalizeContainer(line: string): string {
  return line
    .replace(/^(\s*:{3,})\s*([a-z]+)[ \t]+([^\s[{].*?)(?:\s+(\{[^{}]*\}))?\s*$/, (_, open, name, title, attributes = '') => {
      return `${open}${name}[${title.replaceAll('[', '\\[').replaceAll(']', '\\]')}]${attributes}`;
    })
    .replace(/^(\s*:{3,})\s*([a-z][a-z-]*)\s*(?:\\?(\{.*\}))?\s*$/, '$1$2$3');
}

function normalizeHeading(line: string): string {
  return line.replace(/^(#{1,6}\s.*?)\s*(?<!\\)\{(#[^}\s]+(?:\s+#[^}\s]+)*)\}\s*$/, '$1 \\{$2}');
}
