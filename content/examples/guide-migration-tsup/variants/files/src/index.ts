import { roman } from 'roman-digits';
import { prefix } from './prefix';

export const label = (page: number): string => `${prefix} ${roman(page)}`;
