import { formatMoney } from 'money-format';
import { roundHalf } from 'round-half';

export function padRow(name, price) {
  return name.padEnd(8) + formatMoney(roundHalf(price), '$');
}
