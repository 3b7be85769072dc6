import { padLine } from 'text-pad';

export const title = (): string => padLine('Item', 'Price');
