import { limit } from './limit';

export const isAllowed = (count: number) => count < limit;
