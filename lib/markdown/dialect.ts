/**
 * Rewrites two kinds of syntax that the MDX parser does not support: `:::tip Title` becomes the directive `:::tip[Title]`, and
 * `## Title {#id}`, an invalid expression in MDX, becomes `## Title \{#id}`. Works line by line, so that line numbers do not change,
 * and skips fenced code.
 */
export function normalizeDialect(source: string): string {
  let fence: string | undefined;
  return source
    .split('\n')
    .map((line) => {
      if (fence) {
        const mark = line.trim();
        if (mark.startsWith(fence) && /^(.)\1*$/.test(mark)) fence = undefined;
        return line;
      }
      fence = FENCE.exec(line)?.[1];
      return fence ? line : normalizeHeading(normalizeContainer(line));
    })
    .join('\n');
}

/** Matches the start of a code block, which can be the start of a list item. Code within a line can have as many backticks. */
const FENCE = /^\s*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}(?!.*`)|~{3,})/;

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
