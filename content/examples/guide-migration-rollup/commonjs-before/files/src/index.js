import { time } from '@example/clock';
import { quote } from '@example/quotes';

export const printRow = (cells) => [time(), ...cells.map(quote)].join(',');
