import { extname } from 'node:path';

export const label = (file: string): string => extname(file).slice(1);
export const toBase64 = (text: string): string => Buffer.from(text).toString('base64');
