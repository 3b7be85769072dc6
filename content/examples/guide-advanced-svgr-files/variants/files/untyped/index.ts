import Bell from './icons/bell.svg?react';

export const BellIcon = Bell;
