export const parse = (text: string): number => {
  console.log('parsing', text);
  if (!text) console.warn('empty text');
  return Number(text);
};
