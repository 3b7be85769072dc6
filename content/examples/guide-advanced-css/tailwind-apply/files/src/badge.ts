import styles from './badge.module.css';

export const badgeClass = styles.badge;
