import { retries } from './defaults.json';

export const limit = retries + 1;
