import { createFolder } from '@/__tests__/support/temporary-folder';
import { checkConfigs } from '@/lib/examples/check-configs';
import { installToolchain, readToolchain } from '@/lib/examples/toolchain';
import type { Example } from '@/lib/examples/types';

const WRONG = "import { defineConfig } from '@rslib/core';\nexport default defineConfig({ sourcemap: true });\n";
const FILES = new Map([
  ['rslib.config.ts', WRONG],
  ['src/index.ts', 'export const wrong: number = "";\n'],
]);

const example = (id: string, exit: number, fix?: Example['fix']): Example => ({
  id,
  definition: { steps: [{ run: 'rslib', exit }] } as Example['definition'],
  files: FILES,
  ...(fix && { fix }),
  hash: '',
});

test('checks only the configurations of builds that succeed and of fixes', async () => {
  const toolchain = readToolchain('default');
  await installToolchain(toolchain);
  const examples = [example('page/builds', 0), example('page/fails', 1), example('page/repaired', 1, { files: FILES })];
  const output = await checkConfigs(examples, toolchain);
  // An error continues on indented lines.
  expect(output.split(/\n(?=\S)/).sort()).toEqual([
    expect.stringMatching(/^page\/builds\/rslib\.config\.ts\(2,\d+\): error .*'sourcemap' does not exist/s),
    expect.stringMatching(/^page\/repaired\/rslib\.config\.ts\(2,\d+\): error .*'sourcemap' does not exist/s),
  ]);
}, 600_000);

test('passes if there is no configuration to check', async () => {
  const toolchain = readToolchain('default');
  await installToolchain(toolchain);
  expect(await checkConfigs([example('page/fails', 1)], toolchain)).toBe('');
}, 600_000);

test('a compiler that ends without a message is an error', async () => {
  const toolchain = { ...readToolchain('default'), dir: createFolder({ 'node_modules/typescript-7/bin/tsc': 'process.exit(3);' }) };
  expect(await checkConfigs([example('page/builds', 0)], toolchain)).toBe('The compiler ended with exit code 3.');
});
