import { transformSync } from 'esbuild';

const minified = new Map<string, string>();

/**
 * Removes white space and shortens variable names, at build time. Statements are unchanged, so that `lib/export/known-script.ts` can
 * recognize the head script. Each script is minified once, since all pages have the same.
 */
export function minifyScript(script: string): string {
  const known = minified.get(script);
  if (known !== undefined) return known;
  const { code } = transformSync(script, { minifyWhitespace: true, minifyIdentifiers: true });
  minified.set(script, code.trim());
  return code.trim();
}
