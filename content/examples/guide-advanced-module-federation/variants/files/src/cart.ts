import { countItems } from 'cart';

export const countCartItems = (): Promise<number> => countItems();
