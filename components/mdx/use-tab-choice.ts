import { useState, useSyncExternalStore } from 'react';
import { chooseTab, readTabChoice, watchTabChoice } from '@/lib/browser/tab-choice';

const noChoice = () => null;

/** Returns the index of the selected tab, which is shared by all components of a group. */
export function useTabChoice(groupId: string | undefined, count: number, defaultIndex: number) {
  const [own, setOwn] = useState(defaultIndex);
  const shared = useSyncExternalStore(watchTabChoice, () => (groupId ? readTabChoice(groupId, count) : null), noChoice);
  const select = (index: number) => {
    setOwn(index);
    if (groupId) chooseTab(groupId, index);
  };
  return { index: shared ?? own, select };
}
