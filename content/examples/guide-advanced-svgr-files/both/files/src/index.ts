import bell, { ReactComponent as Bell } from './icons/bell.svg';

export const bellUrl: string = bell;
export const BellIcon = Bell;
