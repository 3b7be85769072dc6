import { createHash } from 'node:crypto';

/** SHA-256 of a text, or of another plain value as JSON, in hexadecimal. The order of keys matters. */
export function hashValue(value: unknown): string {
  // To write the HTML of a page as JSON takes three times as long as to hash it.
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return createHash('sha256').update(text).digest('hex');
}
