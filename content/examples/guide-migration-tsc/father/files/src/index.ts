import './index.less';

export { km } from './units';
