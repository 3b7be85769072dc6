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
