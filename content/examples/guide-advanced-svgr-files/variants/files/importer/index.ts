import Bell from '../src/icons/bell.svg';

export { paper } from './patterns';
export const BellIcon = Bell;
