import { padRow } from 'row-pad';

export const row = (name: string, price: number) => padRow(name, price);
