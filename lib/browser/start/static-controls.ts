import { findCurrentLink } from '@/lib/browser/drawer';
import { isPopoverOpen } from '@/lib/browser/popovers';
import { isReady } from '@/lib/browser/ready';
import { keepInPlace } from '@/lib/browser/scroll';
import { chooseTab, findTabByKey, readTabChoice, readTabs, showTab, type TabKey, watchTabChoice } from '@/lib/browser/tab-choice';

/**
 * Handles a click on a control that works the same on the static page as in React: a tab. The components read the state that this leaves in
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
  // Not the index of `tab`: while keys are held, the focus stays where it was.
  const next = tabs[findTabByKey(key, Number(group.dataset.index), tabs.length) ?? -1];
  if (!next) return false;
  selectTab(next);
  // The reader may have left the tabs since.
  if (group.contains(document.activeElement)) next.focus();
  return true;
}

function selectTab(tab: HTMLElement): void {
  const group = tab.closest<HTMLElement>('[data-count]');
  if (!group) return;
  const index = readTabs(group).indexOf(tab);
  keepInPlace(tab, () => {
    showTab(group, index);
    chooseTab(group.dataset.group, index);
  });
}

/**
 * Selects the chosen tab of each group until React takes over. The first time, this is for the keyboard and screen readers: the head script
 * has only set what the styles need. Returns a cleanup function.
 */
export function followTabChoices(): () => void {
  const follow = () => {
    for (const group of document.querySelectorAll<HTMLElement>('[data-group]')) {
      const { group: id = '', count, index } = group.dataset;
      showTab(group, readTabChoice(id, Number(count)) ?? Number(index));
    }
  };
  follow();
  return watchTabChoice(follow);
}

/**
 * Shows the current page in the drawer when it opens. Calls `onOpen` until the framework is ready, because only React makes the drawer a
 * dialog that keeps the focus.
 */
export function initDrawer(onOpen: () => void): void {
  const panel = document.getElementById('sidebar');
  if (!panel) return;
  const follow = () => {
    if (isReady() || !isPopoverOpen(panel)) return;
    if (!panel.contains(document.activeElement)) findCurrentLink(panel)?.focus();
    onOpen();
  };
  // Popovers open without scripts, so the drawer may be open already.
  follow();
  panel.addEventListener('toggle', follow);
}
