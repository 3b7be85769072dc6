import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createRslib, loadConfig } from '@rslib/core';

const cwd = resolve('kit');
const build = async (options) => {
  // A function may return the whole result of loadConfig.
  const rslib = await createRslib({ config: () => loadConfig({ cwd }), ...options });
  const { close } = await rslib.build();
  console.log('variable:', process.env.ZONE);
  await close();
};

await build({ cwd });
console.log('in kit/dist:', existsSync('kit/dist/hour.js'));
await build({ cwd, loadEnv: true });
await build({ cwd: 'kit', config: { source: { entry: { hour: './src/hour.ts' } } } }).catch((error) => console.log(error.message));
