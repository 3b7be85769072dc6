import { padLine } from 'text-pad';

export const line = (name: string, price: number) => padLine(name, price);
