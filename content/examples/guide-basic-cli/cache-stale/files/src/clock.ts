export { platform } from '@example/platform';
export { zone } from './index';
