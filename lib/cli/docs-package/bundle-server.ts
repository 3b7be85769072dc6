import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { ROOT } from '@/lib/node/settings.mjs';

/** Bundles the server with everything it imports, so that a docs package has no dependencies, and collects the licenses of the parts. */
export async function bundleServer(): Promise<{ readonly code: string; readonly licenses: string }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [path.join(ROOT, 'lib/docs-server/server.ts')],
    tsconfig: path.join(ROOT, 'tsconfig.json'),
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    legalComments: 'none',
  });
  const code = outputFiles[0]?.text ?? '';
  return { code, licenses: listPackages(metafile).map(renderLicense).join('\n') };
}

/** Lists the folders of the packages whose code is in the bundle, relative to the repository. */
function listPackages({ outputs }: Metafile): string[] {
  const used = Object.values(outputs).flatMap(({ inputs }) => Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0));
  const folders = used.flatMap(([file]) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  return [...new Set(folders)].sort();
}

function renderLicense(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Record<string, string>;
  const file = readdirSync(path.join(ROOT, folder)).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file)
    throw new Error(`${folder} has no license file, which a docs package must contain. Import another package in lib/docs-server.`);
  const text = readFileSync(path.join(ROOT, folder, file), 'utf8').replaceAll('\r\n', '\n');
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}
