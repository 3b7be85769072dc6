import { EOL } from 'node:os';
import { symbolOf } from 'currency-list';
import { formatMoney } from 'money-format';
import { roundHalf } from 'round-half';
import { padLine } from 'text-pad';

export function receipt(items: Record<string, number>, currency: string): string {
  const symbol = symbolOf(currency);
  const lines = Object.entries(items).map(([name, price]) => padLine(name, formatMoney(roundHalf(price), symbol)));
  return lines.join(EOL);
}

export async function print(text: string): Promise<void> {
  const color = await import('color-text').catch(() => undefined);
  console.log(color ? color.bold(text) : text);
}
