import { symbolOf } from 'currency-list';
import { formatMoney } from 'money-format';

export const price = (amount: number, currency: string) => formatMoney(amount, symbolOf(currency));
