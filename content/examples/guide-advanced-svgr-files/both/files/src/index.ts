import bellUrl, { ReactComponent as Bell } from './icons/bell.svg';

export { bellUrl };
export const BellIcon = Bell;
