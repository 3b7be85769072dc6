import { ReactComponent as Bell } from './icons/bell.svg';
import paperUrl from './patterns/paper.svg';

export { paperUrl };
export const BellIcon = Bell;
