import { roman } from 'roman-digits';
import { prefix } from './prefix';

const draft = (page: number): string => `draft ${page}`;

export const label = (page: number): string => `${prefix} ${roman(page)}`;
