import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { type Axis, buildExplorerId, findCombination } from '@/lib/site/explorer-names';

/** Shows the combination of the hash, else the first value of each axis. */
export function useExplorer(axes: readonly Axis[]) {
  const root = useRef<HTMLDivElement>(null);
  const values = useRef<readonly string[]>([]);

  const show = useCallback(
    (selected: readonly string[]) => {
      values.current = selected;
      if (root.current) showCombination(root.current, axes, selected);
    },
    [axes],
  );

  useEffect(() => {
    const read = () => {
      const found = findCombination(axes, location.hash);
      if (found) show(found);
    };
    show(axes.map((axis) => axis.values[0] ?? ''));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [axes, show]);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-axis]') : null;
    if (!link) return;
    event.preventDefault();
    const next = axes.map(({ name }, index) => (name === link.dataset.axis ? (link.dataset.value ?? '') : (values.current[index] ?? '')));
    show(next);
    history.replaceState(history.state, '', `#${buildExplorerId(next)}`);
    const { axis, value } = link.dataset;
    root.current
      ?.querySelector<HTMLElement>(`[data-panel][data-shown] a[data-axis="${axis}"][data-value="${value}"]`)
      ?.focus({ preventScroll: true });
  };
  return { root, onClick };
}

function showCombination(root: HTMLElement, axes: readonly Axis[], values: readonly string[]): void {
  const last = axes.at(-1);
  root.dataset.live = '';
  for (const panel of root.querySelectorAll<HTMLElement>('[data-panel]')) {
    const shown = panel.dataset.panel === values.slice(0, -1).join('-');
    panel.toggleAttribute('data-shown', shown);
    for (const state of panel.querySelectorAll<HTMLElement>('[data-state]')) {
      state.toggleAttribute('data-shown', shown && state.dataset.state === values.at(-1));
    }
    for (const link of panel.querySelectorAll(`a[data-axis="${last?.name}"]`)) {
      if (link instanceof HTMLElement && link.dataset.value === values.at(-1)) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }
}
