import { ReactComponent as Bell } from './icons/bell.svg';
import paper from './patterns/paper.svg';

export const paperUrl: string = paper;
export const BellIcon = Bell;
