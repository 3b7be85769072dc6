import { onClick } from '@/lib/browser/behaviors/clicks';
import { COPIED_RESET_MS, copyText } from '@/lib/browser/clipboard';
import { onEveryPage } from '@/lib/browser/page-change';

/** Id of the hidden element in the shell that contains the buttons of code blocks, with their texts as data attributes. */
export const CODE_TOOLS_ID = 'code-tools';

/** Selects code blocks, and those files of explorers whose whole text is in the page. */
const BLOCK = '[data-lang]';

/** Number of blocks that get their buttons in one frame. More would be a long task on slow phones. */
const BLOCKS_PER_FRAME = 8;

/**
 * Adds buttons to all code blocks and handles their clicks with one listener. The buttons are copied from the shell instead of being in the
 * HTML, because they need this script anyway, and a page may have a hundred code blocks.
 */
export function initCodeTools(): void {
  const source = document.getElementById(CODE_TOOLS_ID);
  if (!source) return;
  const addNext = () => {
    const blocks = [...document.querySelectorAll<HTMLElement>(`${BLOCK}:not(:has(> .code-tools, > p > div))`)].slice(0, BLOCKS_PER_FRAME);
    for (const block of blocks) addTools(block, source);
    if (blocks[0]) requestAnimationFrame(addNext);
  };
  onEveryPage(addNext);
  onClick('.code-tool:not([data-project])', (button) => {
    const block = button.closest<HTMLElement>(BLOCK);
    if (!block) return;
    if (button.hasAttribute('aria-pressed')) button.setAttribute('aria-pressed', String(block.toggleAttribute('data-wrap')));
    else copyCode(block, button, source);
  });
}

function addTools(block: HTMLElement, source: HTMLElement): void {
  const tools = document.createElement('div');
  tools.className = source.className;
  const example = block.closest('[data-example]');
  // The file name, between its icon and the button that shows all lines or, in an explorer, the size. Nothing else has a second part.
  const title = block.firstElementChild?.childNodes[1]?.textContent;
  for (const button of source.children) {
    const copy = button.cloneNode(true) as HTMLElement;
    if (!example && copy.dataset.project) continue;
    Object.assign(copy.dataset, { tooltip: '', placement: 'top' });
    // Not in the name, which the tooltip shows and users of voice control say.
    if (title) copy.setAttribute('aria-description', title);
    tools.append(copy);
  }
  // In an explorer, the file name stays in view while the code scrolls.
  (block.querySelector('p') ?? block).append(tools);
  tools.querySelector('[aria-pressed]')?.setAttribute('aria-pressed', String(block.hasAttribute('data-wrap')));
}

const resets = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

async function copyCode(block: HTMLElement, button: HTMLElement, source: HTMLElement): Promise<void> {
  const { copy = '', copied = '', copyPrompt = '' } = source.dataset;
  if (!(await copyText(readCode(block), copyPrompt))) return;
  const show = (isCopied: boolean) => {
    button.setAttribute('aria-label', isCopied ? copied : copy);
    button.toggleAttribute('data-copied', isCopied);
    // Most screen readers do not announce the new name of a button.
    if (source.nextElementSibling) source.nextElementSibling.textContent = isCopied ? copied : '';
  };
  show(true);
  clearTimeout(resets.get(button));
  resets.set(button, setTimeout(show, COPIED_RESET_MS, false));
}

/**
 * Reads the code of a block as a reader wants to paste it: without lines that a diff removes, hidden parts and shell prompts. The styles
 * draw the signs of a diff. Returns an empty string if the block has no code.
 */
export function readCode(block: HTMLElement): string {
  const copy = block.cloneNode(true) as HTMLElement;
  // The command of an explorer contains the flags of all choices. Folded lines are hidden, too, but belong to the code.
  for (const part of copy.querySelectorAll('[hidden]:not(.rest)')) part.remove();
  // Commands and the parts of files in explorers have no elements for their lines.
  const parts = [...copy.querySelectorAll('.line:not(.remove), pre code:not(:has(.line))')];
  const lines = parts.map(({ textContent }) => textContent);
  const text = lines.join('\n').replace(/\n$/, '');
  return block.dataset.lang === 'bash' ? text.replace(/^\$ /gm, '') : text;
}
