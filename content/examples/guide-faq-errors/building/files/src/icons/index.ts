import day from './day/bell.svg';
import night from './night/bell.svg';

export const icons = { day, night };
