/** The code of an explorer consists of text and tokens. Lines become elements only to be marked. */

const MARK = 'explorer-mark';

/** Selects the marks. */
export const MARKS = `.${MARK}`;

/** Selects the files of the shown output. */
export const SHOWN_FILES = ':is([data-slot="code"], [data-slot="types"]) > div:not([hidden])';

/** Lists the code elements of the shown output. */
export function listShownCode(explorer: HTMLElement): HTMLElement[] {
  return [...explorer.querySelectorAll<HTMLElement>(`${SHOWN_FILES} code`)];
}

export function readLines(code: HTMLElement): string[] {
  return (code.textContent ?? '').split('\n');
}

export function readShownLines(explorer: HTMLElement): string[] {
  return listShownCode(explorer).flatMap(readLines);
}

/** Removes all marks, also those of outputs that are no longer shown. */
export function clearMarks(explorer: HTMLElement): void {
  for (const mark of explorer.querySelectorAll(MARKS)) mark.replaceWith(...mark.childNodes);
}

/** Marks the lines that `isMarked` accepts. Screen readers announce `ins` and `del`. */
export function markLines(code: HTMLElement, isMarked: (line: string) => boolean, tag: 'span' | 'ins' | 'del' = 'span'): void {
  const texts = readLines(code);
  // Tokens never contain line breaks, so HTML and text have the same lines.
  code.innerHTML = code.innerHTML
    .split('\n')
    .map((html, index) => (isMarked(texts[index] ?? '') ? `<${tag} class="${MARK} explorer-${tag}">${html}</${tag}>` : html))
    .join('\n');
}

/** Marks the lines that were not shown before; the styles let the marks fade. */
export function flashChanges(explorer: HTMLElement, before: readonly string[]): void {
  const previous = new Set(before);
  clearMarks(explorer);
  for (const code of listShownCode(explorer)) markLines(code, (line) => line.trim() !== '' && !previous.has(line));
}
