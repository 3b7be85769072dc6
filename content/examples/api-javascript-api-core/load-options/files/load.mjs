import { basename } from 'node:path';
import { loadConfig } from '@rslib/core';

async function show(name, options) {
  const { content, filePath, dependencies } = await loadConfig(options);
  const files = [filePath, ...dependencies].map((file) => basename(file));
  console.log(`${name}: ${content.lib[0].format} from ${files.join(' with ')}`);
}

process.env.NODE_ENV = 'test';
await show('default', {});
await show('exportName', { exportName: 'browser' });
await show('jiti', { path: 'rslib.config.ts', loader: 'jiti' });
await show('cwd and path', { cwd: 'kit', path: 'kit.config.mjs' });
await show('configFileNames', { cwd: 'kit', configFileNames: ['none.mjs', 'kit.config.mjs'], envMode: 'staging', command: 'inspect' });
console.log('ZONE:', process.env.ZONE);
