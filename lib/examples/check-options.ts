import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { diffLines } from '@/lib/examples/diff';
import { OPTIONS_FILE, readOptions, readOverrides } from '@/lib/examples/options';
import type { Toolchain } from '@/lib/examples/toolchain';

/** Extracts the options of the installed package as JSON: name -> `OptionFacts`. */
export async function extractOptions({ dir }: Pick<Toolchain, 'dir'>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(dir, 'extract-options.mjs')]);
  return stdout;
}

/**
 * Compares the committed options with the declarations of the installed package or, with `update`, rewrites them. Returns the diff, which
 * may be empty.
 */
export async function checkOptions(root: string, toolchain: Toolchain, update: boolean): Promise<string> {
  const stdout = await extractOptions(toolchain);
  if (update) writeFileSync(path.join(root, OPTIONS_FILE), stdout);
  const options = readOptions(root);
  readOverrides(root, options);
  const committed = `${JSON.stringify(options, null, 2)}\n`;
  return diffLines(OPTIONS_FILE, committed.split('\n'), stdout.split('\n'));
}
