import path from 'node:path';
import { build } from 'esbuild';
import type { AddressRules } from '@/lib/browser/address';
import type { FrameworkEntry } from '@/lib/browser/start/framework';
import { writeHashedFile } from '@/lib/export/hashed-file';
import { ROOT } from '@/lib/node/settings.mjs';
import { withBasePath } from '@/lib/routes/paths';

/** Browsers with popovers and `Array.prototype.at`, which the site needs anyway. */
const TARGET = 'es2022';

/** Where the scripts are written and which build they belong to. */
interface ScriptBuild {
  readonly outDir: string;
  readonly rules: AddressRules;
  readonly buildId: string;
}

/** Bundles the page script, and the script that it loads later, with hashes in their names. Returns the URL of the page script. */
export async function writePageScript(entries: readonly FrameworkEntry[], { outDir, rules, buildId }: ScriptBuild): Promise<string> {
  const late = withBasePath(await writeScript(outDir, 'late'), rules.base);
  const data = { ENTRIES: entries, BUILD: buildId, RULES: rules, LATE_SCRIPT: late };
  const define = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, JSON.stringify(value)]));
  return withBasePath(await writeScript(outDir, 'page', define), rules.base);
}

async function writeScript(outDir: string, name: 'page' | 'late', define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, `lib/browser/${name}-script.ts`)],
    tsconfig: path.join(ROOT, 'tsconfig.json'),
    define,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: TARGET,
    legalComments: 'none',
  });
  return writeHashedFile(outDir, name, 'js', outputFiles[0]?.contents ?? '');
}
