import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { FrameworkEntry } from '@/lib/browser/start/framework';
import { ROOT } from '@/lib/node/settings.mjs';

const SOURCE = path.join(ROOT, 'lib/browser/page-script.ts');
/** Browsers with popovers and `Array.prototype.at`, which the site needs anyway. */
const TARGET = 'es2022';

/** Bundles the page script for a build and writes it to `_next/static`, with a hash in its name. Returns its path without base path. */
export async function writePageScript(outDir: string, entries: readonly FrameworkEntry[], buildId: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [SOURCE],
    tsconfig: path.join(ROOT, 'tsconfig.json'),
    define: { ENTRIES: JSON.stringify(entries), BUILD: JSON.stringify(buildId) },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: TARGET,
    legalComments: 'none',
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const url = `/_next/static/page-${hash}.js`;
  const file = path.join(outDir, url);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, code);
  return url;
}
