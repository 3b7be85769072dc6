import { symbolOf } from 'currency-list';
import { formatMoney } from 'money-format';
import { formatExact } from 'money-format/exact';
import { roundHalf } from 'round-half';
import { padLine } from 'text-pad';

export function line(name: string, amount: number, exact = false): string {
  const format = exact ? formatExact : formatMoney;
  return padLine(name, format(roundHalf(amount), symbolOf('EUR')));
}
