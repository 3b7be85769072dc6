import { nameThemeButtons } from '@/lib/browser/behaviors/theme-buttons';
import { findCurrentLink } from '@/lib/browser/drawer';
import { isPopoverOpen } from '@/lib/browser/popovers';
import { isReady } from '@/lib/browser/ready';
import { keepInPlace } from '@/lib/browser/scroll';
import { chooseTab, findTabByKey, readTabIndex, readTabs, showTab, type TabKey } from '@/lib/browser/tab-choice';
import { watchTheme } from '@/lib/browser/theme';

/**
 * Handles a click on a control that works on the static page as it does in React: a tab. The components read the state that this leaves in
 * the document and in storage. Returns whether it handled the click.
 */
export function handleStaticClick(target: Element): boolean {
  const tab = target.closest<HTMLElement>('[role=tab]');
  if (tab) selectTab(tab);
  return tab !== null;
}

/** Handles a key on a tab. Returns whether it handled the key. */
export function handleStaticKey(target: Element, key: TabKey): boolean {
  const tab = target.closest<HTMLElement>('[role=tab]');
  const group = tab?.closest<HTMLElement>('[data-count]');
  if (!tab || !group) return false;
  const tabs = readTabs(group);
  const next = tabs[findTabByKey(key, tabs.indexOf(tab), tabs.length) ?? -1];
  if (!next) return false;
  selectTab(next);
  next.focus();
  return true;
}

function selectTab(tab: HTMLElement): void {
  const group = tab.closest<HTMLElement>('[data-count]');
  if (!group) return;
  const { group: id } = group.dataset;
  const index = readTabs(group).indexOf(tab);
  if (id) chooseTab(id, index);
  const groups = id ? document.querySelectorAll<HTMLElement>(`[data-group="${CSS.escape(id)}"]`) : [group];
  keepInPlace(tab, () => {
    for (const each of groups) showTab(each, index);
  });
}

/** Selects the tabs that the head script has restored, for the keyboard and screen readers: it has set only what the styles need. */
export function selectRestoredTabs(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-group]')) showTab(group, readTabIndex(group) ?? 0);
}

/**
 * Shows the current page in the drawer when it opens, and says on its buttons whether it is open. `onOpen` is called until the framework
 * is ready, because only React makes the drawer a dialog that keeps the focus.
 */
export function initDrawer(onOpen: () => void): void {
  const panel = document.getElementById('sidebar');
  if (!panel) return;
  const follow = () => {
    if (isReady()) return;
    const isOpen = isPopoverOpen(panel);
    for (const button of document.querySelectorAll('[aria-controls=sidebar]')) button.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) return;
    if (!panel.contains(document.activeElement)) findCurrentLink(panel)?.focus();
    onOpen();
  };
  // Popovers open without scripts, so it may be open already.
  follow();
  panel.addEventListener('toggle', follow);
}

/**
 * Labels the theme buttons with the current theme until React takes over, and keeps the theme in sync with the system and other tabs.
 * Returns a cleanup function.
 */
export function labelThemeButtons(): () => void {
  return watchTheme(nameThemeButtons);
}
