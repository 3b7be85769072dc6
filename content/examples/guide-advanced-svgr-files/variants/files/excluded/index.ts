import { ReactComponent as Bell } from '../src/icons/bell.svg';
import paperUrl from './patterns/paper.svg';

export { paperUrl };
export const BellIcon = Bell;
