import './dial.scss';
import './face.less';

export const hours = 12;
