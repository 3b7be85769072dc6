import { onClick } from '@/lib/browser/behaviors/clicks';
import { COPIED_RESET_MS, copyText } from '@/lib/browser/clipboard';
import { loadOnce } from '@/lib/site/collections';

/** Icons of the button by its state. */
const ICONS = { idle: 'copy', copied: 'check', failed: 'alert' } as const;
type State = keyof typeof ICONS;

/**
 * Copies the Markdown version of the page, which is requested once, and announces the result. Not a React component: Safari copies only
 * during the click itself, and clicks that wait for the framework are repeated later.
 */
export function initCopyPage(): void {
  let reset: ReturnType<typeof setTimeout>;
  const texts = new Map<string, Promise<string>>();
  onClick('[data-copy-page]', async (button) => {
    const { copyPage: url = '', copyPrompt = '' } = button.dataset;
    const show = (state: State) => {
      clearTimeout(reset);
      showState(button, state);
    };
    show('idle');
    try {
      if (!(await copyText(loadOnce(texts, url, fetchMarkdown), copyPrompt))) return;
      show('copied');
      reset = setTimeout(show, COPIED_RESET_MS, 'idle');
    } catch (error) {
      console.error(error);
      show('failed');
    }
  });
}

function showState(button: HTMLElement, state: State): void {
  button.dataset.state = state;
  const icon = button.querySelector('use');
  icon?.setAttribute('href', `${icon.getAttribute('href')}`.replace(/#.*/, `#${ICONS[state]}`));
  const status = button.nextElementSibling;
  if (status) status.textContent = button.dataset[state] ?? '';
}

/** The first line of every Markdown version, written by `lib/outputs/markdown-page.ts`. */
const FIRST_LINE = '---\n';

/**
 * Fetches the Markdown version of a page. Throws if the response is an error or not Markdown: some hosts answer requests for missing files
 * with an HTML page and status 200.
 */
export async function fetchMarkdown(url: string): Promise<string> {
  const response = await fetch(url);
  const text = response.ok ? await response.text() : '';
  if (!text.startsWith(FIRST_LINE)) throw new Error(`No Markdown at ${url} (status ${response.status}).`);
  return text;
}
