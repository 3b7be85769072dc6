export { default as BellIcon } from './icons/bell.svg?react';
