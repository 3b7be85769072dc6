import { padLine } from 'text-pad';

export const line = (name: string, price: string) => padLine(name, price);
