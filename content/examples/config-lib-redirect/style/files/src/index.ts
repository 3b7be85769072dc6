import '@/theme.less';
import styles from './card.module.less';

export const title = styles.title;
