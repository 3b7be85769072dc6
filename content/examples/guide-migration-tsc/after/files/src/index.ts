import { parseLength } from './length.js';

export type { Length } from './types.js';
export { parseLength };

/** Converts a text such as "2 km" to meters. */
export function toMeters(text: string): number {
  const { value, unit } = parseLength(text);
  return unit === 'km' ? value * 1000 : value;
}
