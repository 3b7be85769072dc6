import './base.less';
import './face.styl';
import styles from './dial.module.scss';

export const dialClass = styles.dial;
