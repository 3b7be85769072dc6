import { formatMoney } from 'money-format';
import { formatExact } from 'money-format/exact';
import { padLine } from 'text-pad';

export const lines = (price: number): string[] => [
  padLine('Tea', formatMoney(price, '€')),
  padLine('Tea', formatExact(price, '€')),
];
