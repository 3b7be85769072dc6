import Bell from './icons/bell.svg';

export { paper } from './patterns';
export const BellIcon = Bell;
