import { units } from './units';

export function parse(text: string): [value: number, symbol: string] {
  const [value, word] = text.split(' ');
  const known = [...units].find(([, name]) => name === word);
  return [Number(value), known?.[0] ?? ''];
}
