import * as styles from './dial.module.css';

export const classNames = [styles.dialRound, styles.dialLarge];
