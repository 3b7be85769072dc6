import { readStorage, writeStorage } from '@/lib/browser/storage';

declare global {
  interface Window {
    /** Choices by group that could not be stored. They keep groups in sync even if storage is forbidden. */
    unstoredTabs?: Map<string, number>;
    /** Tabs by page and group in which the browser has found text. Nobody has chosen them, so they are selected on this page only. */
    foundTabs?: Partial<Record<string, number>>;
  }
}

/**
 * Event on `window` after a choice. The late script and the framework each have a copy of this module, so they share nothing but the window
 * and storage.
 */
const CHOICE = 'rslib-docs:tab';

/** Returns the index of the chosen tab, or null if there is no choice or the group no longer has that many tabs. */
export function readTabChoice(groupId: string, count: number): number | null {
  const { foundTabs, unstoredTabs } = window;
  const index =
    foundTabs?.[location.pathname + groupId] ?? unstoredTabs?.get(groupId) ?? Number.parseInt(readStorage(`tabs:${groupId}`) ?? '', 10);
  return index >= 0 && index < count ? index : null;
}

/** Notifies all groups of a choice, and stores it if the group has an id. */
export function chooseTab(groupId: string | undefined, index: number): void {
  if (groupId) {
    forgetFoundTabs();
    window.unstoredTabs ??= new Map();
    if (writeStorage(`tabs:${groupId}`, String(index))) window.unstoredTabs.delete(groupId);
    else window.unstoredTabs.set(groupId, index);
  }
  window.dispatchEvent(new Event(CHOICE));
}

/** Makes groups follow the choices of the reader again. Selected tabs change when the groups are rendered, or at the next choice. */
export function forgetFoundTabs(): void {
  window.foundTabs = {};
}

/** Selects a tab in which the browser has found text, as a click would, but without storing it. */
export function showFoundTab(group: HTMLElement, index: number): void {
  const { group: groupId } = group.dataset;
  if (groupId) {
    window.foundTabs = { ...window.foundTabs, [location.pathname + groupId]: index };
    window.dispatchEvent(new Event(CHOICE));
  } else readTabs(group)[index]?.click();
}

/**
 * Calls `listener` when a choice may have changed: here, in another window, or on another page before the browser restored this one from
 * its back/forward cache. Returns a cleanup function.
 */
export function watchTabChoice(listener: () => void): () => void {
  const stop = new AbortController();
  const follow = ({ type }: Event) => {
    if (type === 'storage') window.unstoredTabs?.clear();
    listener();
  };
  for (const name of [CHOICE, 'storage', 'pageshow']) window.addEventListener(name, follow, { signal: stop.signal });
  return () => stop.abort();
}

/**
 * Selects the chosen tab of each group while the document is still being parsed, so that a reload does not flash the first tab.
 * React reads the same choice when it hydrates. The head script inlines this function as text, so it must not use anything from outside.
 */
export function restoreTabs(): void {
  const show = (group: HTMLElement) => {
    try {
      const index = Number.parseInt(localStorage.getItem(`rslib-docs:tabs:${group.dataset.group}`) ?? '', 10);
      if (index >= 0 && index < Number(group.dataset.count)) group.dataset.index = String(index);
    } catch {}
  };
  // One query per step of the parser. Searching each added element instead would delay the first paint.
  const observer = new MutationObserver(() => {
    for (const group of document.querySelectorAll<HTMLElement>('[data-group]')) show(group);
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
}

export function readTabs(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
}

/** Lists the panels of a group in the order of their tabs. */
export function readPanels(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]')];
}

/** What a key event says about a key, in the browser and in React. */
export type TabKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Finds the index of the tab that a key moves to from `index`: arrow keys wrap around, Home and End move to the ends. With Alt, Ctrl or
 * Meta, they belong to the browser, such as Alt+Left for the previous page.
 */
export function findTabByKey({ key, altKey, ctrlKey, metaKey }: TabKey, index: number, count: number): number | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const last = count - 1;
  return { ArrowRight: index === last ? 0 : index + 1, ArrowLeft: index === 0 ? last : index - 1, Home: 0, End: last }[key];
}

/** Selects a tab in the document. Groups with fewer tabs are unchanged. */
export function showTab(group: HTMLElement, index: number): void {
  const tabs = readTabs(group);
  if (index >= tabs.length) return;
  group.dataset.index = String(index);
  for (const [position, tab] of tabs.entries()) {
    tab.setAttribute('aria-selected', String(position === index));
    tab.tabIndex = position === index ? 0 : -1;
  }
}
