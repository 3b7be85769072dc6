import bellUrl from './icons/bell.svg';
import Bell from './icons/bell.svg?react';

export { bellUrl };
export const BellIcon = Bell;
