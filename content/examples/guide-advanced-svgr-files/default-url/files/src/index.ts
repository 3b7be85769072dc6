import Bell from './icons/bell.svg';
import bellUri from './icons/bell.svg?inline';

export { bellUri };
export const BellIcon = Bell;
