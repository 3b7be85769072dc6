import path from 'node:path';
import { build } from 'esbuild';
import { loadBindings, minify } from 'next/dist/build/swc/index.js';
import type { AddressRules } from '@/lib/browser/address';
import { PROJECT_GLOBAL } from '@/lib/browser/behaviors/example-projects';
import type { FrameworkEntry } from '@/lib/browser/start/framework';
import { writeHashedFile } from '@/lib/export/hashed-file';
import { ROOT } from '@/lib/node/settings.mjs';
import { withBasePath } from '@/lib/routes/paths';

/** What the oldest browsers in the `browserslist` of package.json understand, so that no syntax is rewritten for older ones. */
const TARGET = 'es2022';

/** Bundles the page script, and the scripts that it loads later, with hashes in their names. Returns the URL of the page script. */
export async function writePageScript(entries: readonly FrameworkEntry[], outDir: string, rules: AddressRules, buildId: string) {
  const projects = path.posix.basename(await writeScript(outDir, 'example-project'));
  const late = await writeScript(outDir, 'start/late-script', { ENTRIES: entries, BUILD: buildId, PROJECT_SCRIPT: projects });
  const page = await writeScript(outDir, 'start/page-script', { RULES: rules, LATE_SCRIPT: withBasePath(late, rules.base) });
  return withBasePath(page, rules.base);
}

async function writeScript(
  outDir: string,
  script: 'start/page-script' | 'start/late-script' | 'example-project',
  data: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, `lib/browser/${script}.ts`)],
    alias: { '@': ROOT },
    // With `strict`, tsconfig.json would add `use strict` to each file.
    tsconfigRaw: {},
    define: Object.fromEntries(Object.entries(data).map(([name, value]) => [name, JSON.stringify(value)])),
    bundle: true,
    write: false,
    format: 'iife',
    // Only scripts with exports need a global variable.
    globalName: script === 'example-project' ? PROJECT_GLOBAL : undefined,
    target: TARGET,
  });
  await loadBindings();
  // The minifier of the framework: compressed, its results are 5 to 9 % smaller than those of esbuild.
  const { code } = await minify(outputFiles[0]?.text ?? '', {
    compress: { ecma: Number.parseInt(TARGET.slice(2), 10), passes: 3 },
    mangle: true,
  });
  return writeHashedFile(outDir, path.posix.basename(script).replace('-script', ''), 'js', code);
}
