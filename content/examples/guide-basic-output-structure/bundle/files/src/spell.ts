import { units } from './units';

export function spell(value: number, symbol: string): string {
  return `${value} ${units.get(symbol) ?? symbol}`;
}
