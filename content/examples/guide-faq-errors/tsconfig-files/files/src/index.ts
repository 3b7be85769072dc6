import { hour } from './hour';

export const url: string = import.meta.url;
export const noon: number = hour * 12;
