import styles from './face.module.css';

export const face = styles.round;
