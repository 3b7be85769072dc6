import { createHash } from 'node:crypto';

/** SHA-256 of a plain value as JSON, in hexadecimal. The order of keys matters. */
export function hashValue(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('hex');
}
