import { ReactComponent as Bell } from './icons/bell.svg';

export const BellIcon = Bell;
