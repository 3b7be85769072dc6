declare const __DEV__: boolean;

export const half = (value: number): number => {
  if (__DEV__ && value < 0) console.warn('Below zero');
  return value / 2;
};
