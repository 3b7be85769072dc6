import { retry } from './defaults.json';

export const attempts = retry;
