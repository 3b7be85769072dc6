export type Corner = 'left' | 'right';
