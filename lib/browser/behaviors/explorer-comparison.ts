import {
  clearMarks,
  listShownCode,
  MARKS,
  markLines,
  readLines,
  readShownLines,
  SHOWN_FILES,
} from '@/lib/browser/behaviors/explorer-lines';

/** Selects the place of the kept output. */
const KEPT = '[data-slot="kept"]';

/** Puts a copy of the output in place of the source, to compare it with outputs that are chosen later, or ends the comparison. */
export function toggleComparison(explorer: HTMLElement, button: HTMLElement): void {
  // The copy must not repeat the marks of the last choice.
  clearMarks(explorer);
  const isStarted = explorer.toggleAttribute('data-comparing');
  const files = isStarted ? [...explorer.querySelectorAll(SHOWN_FILES)] : [];
  explorer.querySelector(KEPT)?.replaceChildren(
    ...files.map((file) => {
      const copy = file.cloneNode(true) as Element;
      // The copy does not depend on the choice.
      for (const name of copy.getAttributeNames()) if (/\d/.test(name)) copy.removeAttribute(name);
      return copy;
    }),
  );
  button.textContent = (isStarted ? button.dataset.stop : button.dataset.compare) ?? '';
  announce(explorer, ({ hint = '' }) => (isStarted ? hint : ''));
}

/** Marks the lines that only one of the two outputs contains. Returns false if nothing is being compared. */
export function updateComparison(explorer: HTMLElement): boolean {
  if (!('comparing' in explorer.dataset)) return false;
  const codes = [...explorer.querySelectorAll<HTMLElement>(`${KEPT} code`)];
  const [before, after] = [codes.flatMap(readLines), readShownLines(explorer)].map((lines) => new Set(lines.map((line) => line.trim())));
  const differs = (others: ReadonlySet<string> | undefined) => (line: string) => line.trim() !== '' && !others?.has(line.trim());
  clearMarks(explorer);
  for (const code of codes) markLines(code, differs(after), 'del');
  for (const code of listShownCode(explorer)) markLines(code, differs(before), 'ins');
  const count = explorer.querySelectorAll(MARKS).length;
  announce(explorer, ({ differences = '', same = '' }) => (count > 0 ? differences.replace('{count}', String(count)) : same));
  return true;
}

/** Announces a text in the live region of the comparison, which has all texts as data attributes. */
function announce(explorer: HTMLElement, choose: (texts: DOMStringMap) => string): void {
  const output = explorer.querySelector('output');
  if (output) output.textContent = choose(output.dataset);
}
