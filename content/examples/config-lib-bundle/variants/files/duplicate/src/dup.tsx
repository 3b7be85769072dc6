export const dup = 'tsx';
