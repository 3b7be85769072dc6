import { transformSync } from 'esbuild';
import { getOrCreate } from '@/lib/site/get-or-create';

const minified = new Map<string, string>();

/**
 * Removes white space and shortens variable names, at build time. Statements are unchanged, so that `lib/export/known-script.ts` can
 * recognize the head script. Each script is minified once, since all pages have the same.
 */
export function minifyScript(script: string): string {
  return getOrCreate(minified, script, () => transformSync(script, { minifyWhitespace: true, minifyIdentifiers: true }).code.trim());
}
