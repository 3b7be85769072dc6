import Bell from '../src/icons/bell.svg';
import bellUri from '../src/icons/bell.svg?inline';

export { bellUri };
export const BellIcon = Bell;
