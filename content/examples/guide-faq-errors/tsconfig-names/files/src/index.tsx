import { noon } from './noon';

export const zone: string = process.env.TZ ?? __dirname;
export const Noon = () => <time>{noon}</time>;
