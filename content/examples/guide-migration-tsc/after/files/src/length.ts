import type { Length } from './types.js';

export function parseLength(text: string): Length {
  const [value, unit] = text.split(' ');
  return { value: Number(value), unit: unit === 'km' ? 'km' : 'm' };
}
