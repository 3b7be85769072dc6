import { transformSync } from 'esbuild';

const minified = new Map<string, string>();

/**
 * Removes white space and shortens the names of variables; not for the browser. Statements stay as they are, so that
 * `lib/export/known-script.ts` can recognize the head script. Each text is minified once, since all pages have the same.
 */
export function minifyScript(script: string): string {
  const known = minified.get(script);
  if (known !== undefined) return known;
  const { code } = transformSync(script, { minifyWhitespace: true, minifyIdentifiers: true });
  minified.set(script, code.trim());
  return code.trim();
}
