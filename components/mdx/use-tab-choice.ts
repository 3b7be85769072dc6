import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { keepInPlace } from '@/lib/browser/scroll';
import { chooseTab, readTabChoice, watchTabChoice } from '@/lib/browser/tab-choice';

interface TabChoice {
  readonly root: RefObject<HTMLElement | null>;
  readonly groupId?: string;
  readonly count: number;
  readonly defaultIndex: number;
}

const noChoice = () => null;

/** Returns the index of the selected tab, which is shared by all components of a group. */
export function useTabChoice({ root, groupId, count, defaultIndex }: TabChoice) {
  const [ownIndex, setOwnIndex] = useState(defaultIndex);
  const shared = useSyncExternalStore(watchTabChoice, () => (groupId ? readTabChoice(groupId, count) : null), noChoice);
  // The reader may have selected a tab on the static page, before hydration.
  useLayoutEffect(() => {
    if (root.current) setOwnIndex(Number(root.current.dataset.index));
  }, [root]);
  const select = (index: number) => {
    const change = () => {
      setOwnIndex(index);
      chooseTab(groupId, index);
    };
    // All groups are rendered at once, so that the change in height above this one is known.
    if (root.current) keepInPlace(root.current, () => flushSync(change));
    else change();
  };
  return { index: shared ?? ownIndex, select };
}
