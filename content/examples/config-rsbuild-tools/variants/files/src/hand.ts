import styles from './hand.module.css';

export const handClass: string = styles.hand;
