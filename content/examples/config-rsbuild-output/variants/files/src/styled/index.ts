import styles from './dial.module.css';

export const handClass: string = styles.hand;
