import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getHostFolder } from '@/lib/export/host-files';

/** Settings that make Vercel publish the folder as is: no framework to build, and only the site. */
const SETTINGS = { framework: null, outputDirectory: 'out' };

/** Fills `folder` with a built site and the `vercel.json` of its build. A base path becomes a folder in the site. */
export function writeVercelFolder(outDir: string, basePath: string, folder: string): void {
  const rules: object = JSON.parse(readFileSync(path.join(getHostFolder(outDir), 'vercel.json'), 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(outDir, path.join(folder, SETTINGS.outputDirectory, basePath), { recursive: true });
  writeFileSync(path.join(folder, 'vercel.json'), `${JSON.stringify({ ...SETTINGS, ...rules }, null, 2)}\n`);
}
