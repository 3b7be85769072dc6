import './import.scss';
import '../src/face.less';

export const hours = 12;
