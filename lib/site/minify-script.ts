import { transformSync } from 'esbuild';
import { getOrCreate } from '@/lib/site/collections';

const minified = new Map<string, string>();

/** Minifies names and white space, but not statements, so that `lib/export/policy.ts` recognizes the head script. */
export function minifyScript(script: string): string {
  return getOrCreate(minified, script, () => transformSync(script, { minifyWhitespace: true, minifyIdentifiers: true }).code.trim());
}
