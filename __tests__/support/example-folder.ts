import { chmodSync } from 'node:fs';
import path from 'node:path';
import { readExample } from '@/lib/examples/read-examples';
import { readToolchain } from '@/lib/examples/toolchain';
import { type Verdict, verifyExamples } from '@/lib/examples/verify';
import { createFolder, writeFiles } from './temporary-folder';

/** A content folder with one example, and a toolchain whose tool is a local script: real processes, no packages. */
export interface ExampleFolder {
  readonly root: string;
  readonly write: (files: Readonly<Record<string, string>>) => void;
  /** Installs a version of the tool; `script` is its source code. */
  readonly installTool: (version: string, script: string) => void;
  readonly verify: (update?: boolean, id?: string, useCache?: boolean) => Promise<Verdict>;
}

export const EXAMPLE_ID = 'page/greeting';

/** Creates the folder, by default one that is deleted after the test. */
export function createExampleFolder(dir = createFolder()): ExampleFolder {
  const root = path.join(dir, 'content/examples');
  const write = (files: Readonly<Record<string, string>>) => writeFiles(dir, files);
  const installTool = (version: string, script: string) => {
    const packages = {
      '': { dependencies: { '@rslib/core': version } },
      'node_modules/@rslib/core': { version },
      'node_modules/@rsbuild/core': { version: '1.0.0' },
      'node_modules/@rspack/core': { version: '1.0.0' },
      'node_modules/rsbuild-plugin-dts': { version: '1.0.0' },
    };
    const tool = 'toolchain/default/node_modules/.bin/rslib';
    write({ 'toolchain/default/package-lock.json': JSON.stringify({ packages }), [tool]: `#!/usr/bin/env node\n${script}\n` });
    chmodSync(path.join(dir, tool), 0o755);
  };
  const verify = async (update = false, id = EXAMPLE_ID, useCache = false): Promise<Verdict> => {
    const findToolchain = (name: string) => readToolchain(name, path.join(dir, 'toolchain'));
    const options = { root, findToolchain, update, useCache, onVerdict: () => {} };
    const [verdict] = await verifyExamples([readExample(root, id)], options);
    if (!verdict) throw new Error('nothing was verified');
    return verdict;
  };
  return { root, write, installTool, verify };
}
