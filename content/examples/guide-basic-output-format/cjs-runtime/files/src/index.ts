export { hour } from './hour';

export const noon = 12;
