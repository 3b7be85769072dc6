import styles from './badge.module.css';
import star from './star.svg';
import usage from './usage.txt?raw';

export const className: string = styles.badge;
export const image: string = star;
export const help: string = usage;
export const mode: string = import.meta.env.MODE;
