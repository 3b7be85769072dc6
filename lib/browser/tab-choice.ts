import { readStorage, writeStorage } from '@/lib/browser/storage';

/** Choices of this page view by group: storage may be forbidden, the groups of a page still follow each other. */
const chosen = new Map<string, number>();
const listeners = new Set<() => void>();

/** The tab chosen in a group, or null where none was or the group has fewer tabs now. Spec section 2.5. */
export function readTabChoice(groupId: string, count: number): number | null {
  const index = chosen.get(groupId) ?? Number.parseInt(readStorage(`tabs:${groupId}`) ?? '', 10);
  return index >= 0 && index < count ? index : null;
}

/** Remembers the choice and tells all groups of that id. */
export function chooseTab(groupId: string, index: number): void {
  chosen.set(groupId, index);
  writeStorage(`tabs:${groupId}`, String(index));
  for (const listener of listeners) listener();
}

/** Calls `listener` when a choice changes, here or in another window. Returns the clean-up. */
export function watchTabChoice(listener: () => void): () => void {
  const onStorage = () => {
    chosen.clear();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/**
 * Shows the chosen tab of each group while the document is still being read, so that a reload does not flash the first one.
 * The head script runs this function as text, so it refers to nothing outside itself; React finds the same choice when it starts.
 */
export function restoreTabs(): void {
  const show = (group: HTMLElement) => {
    try {
      const index = Number.parseInt(localStorage.getItem(`rslib-docs:tabs:${group.dataset.group}`) ?? '', 10);
      if (index >= 0 && index < Number(group.dataset.count)) group.dataset.index = String(index);
    } catch {}
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        if (node.matches('[data-group]')) show(node);
        for (const group of node.querySelectorAll<HTMLElement>('[data-group]')) show(group);
      }
    }
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
}
