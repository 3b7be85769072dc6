import { symbolOf } from 'currency-list';
import { formatMoney } from 'money-format';
import { formatExact } from 'money-format/exact';

export function price(amount: number, currency: string, exact = false): string {
  const format = exact ? formatExact : formatMoney;
  return format(amount, symbolOf(currency));
}
