import { rmSync } from 'node:fs';
import path from 'node:path';
import { STEP_LIMIT_MS } from '@/lib/examples/build-run';
import { runCommand } from '@/lib/examples/run-command';
import type { Toolchain } from '@/lib/examples/toolchain';
import type { Example } from '@/lib/examples/types';
import { writeFileWithFolders } from '@/lib/node/files';

/** The native compiler reports the same errors as version 6, in a fraction of the time. */
const COMPILER = 'node_modules/typescript-7/bin/tsc';

const TSCONFIG = {
  compilerOptions: {
    target: 'esnext',
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['node'],
  },
};

/**
 * Type-checks the configuration files of all examples of a toolchain. Returns the compiler output, in which paths start with the example
 * id; empty if there are no errors.
 */
export function checkConfigs(examples: readonly Example[], toolchain: Toolchain): Promise<string> {
  return checkTypes(listConfigs(examples), toolchain);
}

/** Type-checks files, given as path and text, in one compiler run. Returns the compiler output, empty if there are no errors. */
export async function checkTypes(files: readonly (readonly [string, string])[], { dir }: Toolchain): Promise<string> {
  // Without files, the compiler reports an error.
  if (files.length === 0) return '';
  const folder = path.join(dir, `.work/~configs-${process.pid}`);
  const logFile = `${folder}.log`;
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of files) writeFileWithFolders(path.join(folder, name), text);
  writeFileWithFolders(path.join(folder, 'tsconfig.json'), JSON.stringify({ ...TSCONFIG, include: ['**/*.ts'] }));
  const { exit, output } = await runCommand(`node "${path.join(dir, COMPILER)}" -p .`, {
    cwd: folder,
    bin: path.join(dir, 'node_modules/.bin'),
    logFile,
    limitMs: STEP_LIMIT_MS,
  });
  rmSync(folder, { recursive: true, force: true });
  rmSync(logFile, { force: true });
  return exit === 0 ? '' : output.trim() || `The compiler ended with exit code ${exit}.`;
}

/**
 * Lists the configurations of examples whose steps succeed, and those of the fixes of all other examples, whose own configuration may be
 * invalid on purpose.
 */
function listConfigs(examples: readonly Example[]): [string, string][] {
  return examples.flatMap(({ id, definition, files, fix }) => {
    const succeeds = definition.steps.every(({ exit }) => exit === 0);
    return [...(succeeds ? files : (fix?.files ?? []))]
      .filter(([name]) => /^rslib\.[\w.]*config\.ts$/.test(name))
      .map(([name, text]): [string, string] => [`${id}/${name}`, text]);
  });
}
