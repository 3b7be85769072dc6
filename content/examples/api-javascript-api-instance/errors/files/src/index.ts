import { oClock } from './words';

export const noon = oClock(12);
