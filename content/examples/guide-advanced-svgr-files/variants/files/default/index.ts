import Bell from './icons/bell.svg';

export const BellIcon = Bell;
