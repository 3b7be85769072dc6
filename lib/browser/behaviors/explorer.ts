import { onEveryPage } from '@/lib/browser/page-change';
import { type Axis, buildExplorerId, findCombination } from '@/lib/site/explorer-names';

/**
 * Makes the choices of output explorers independent: a click on a value keeps the values of the other axes and the position on the
 * page, and the URL follows without history entries. Without it, the links of a panel lead to other panels.
 */
export function serveExplorers(signal?: AbortSignal): void {
  const readAddress = () => {
    for (const explorer of listExplorers()) {
      const values = findCombination(readAxes(explorer), location.hash);
      if (values) showCombination(explorer, values);
    }
  };
  onEveryPage(() => {
    for (const explorer of listExplorers()) {
      if (!('live' in explorer.dataset))
        showCombination(
          explorer,
          readAxes(explorer).map(({ values }) => values[0] ?? ''),
        );
    }
    readAddress();
  }, signal);
  window.addEventListener('hashchange', readAddress, { signal });
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-axis]') : null;
    const explorer = link?.closest<HTMLElement>('[data-axes]');
    if (!link || !explorer) return;
    event.preventDefault();
    choose(explorer, link.dataset);
  };
  document.addEventListener('click', onClick, { signal });
}

function listExplorers(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>('[data-axes]');
}

function readAxes(explorer: HTMLElement): readonly Axis[] {
  return JSON.parse(explorer.dataset.axes ?? '[]');
}

function choose(explorer: HTMLElement, { axis = '', value = '' }: DOMStringMap): void {
  const current = explorer.dataset.live?.split(' ') ?? [];
  const next = readAxes(explorer).map(({ name }, index) => (name === axis ? value : (current[index] ?? '')));
  showCombination(explorer, next);
  history.replaceState(history.state, '', `#${buildExplorerId(next)}`);
  const same = `[data-panel][data-shown] a[data-axis="${CSS.escape(axis)}"][data-value="${CSS.escape(value)}"]`;
  explorer.querySelector<HTMLElement>(same)?.focus({ preventScroll: true });
}

/** Shows a combination and stores its values in `data-live`, which switches off the styles for pages without scripts. */
function showCombination(explorer: HTMLElement, values: readonly string[]): void {
  const last = readAxes(explorer).at(-1);
  const state = values.at(-1);
  explorer.dataset.live = values.join(' ');
  for (const panel of explorer.querySelectorAll<HTMLElement>('[data-panel]')) {
    const isShown = panel.dataset.panel === values.slice(0, -1).join('-');
    panel.toggleAttribute('data-shown', isShown);
    for (const part of panel.querySelectorAll<HTMLElement>('[data-state]')) {
      part.toggleAttribute('data-shown', isShown && part.dataset.state === state);
    }
    for (const link of panel.querySelectorAll<HTMLElement>('a[data-axis]')) {
      if (link.dataset.axis !== last?.name) continue;
      if (link.dataset.value === state) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }
}
