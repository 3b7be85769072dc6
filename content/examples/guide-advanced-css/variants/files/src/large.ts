import styles from './large.module.css';

export const large = styles.large;
