import Bell from './metal/bell.svg?react';

export const BellIcon = Bell;
