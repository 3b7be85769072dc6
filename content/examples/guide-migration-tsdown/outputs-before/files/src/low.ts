import { count } from './count';

export const low = (): number => count();
