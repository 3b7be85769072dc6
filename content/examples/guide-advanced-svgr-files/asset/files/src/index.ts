import Bell from './icons/bell.svg?react';
import bellUrl from './icons/bell.svg';

export { bellUrl };
export const BellIcon = Bell;
