export type Unit = 'minute' | 'second';
