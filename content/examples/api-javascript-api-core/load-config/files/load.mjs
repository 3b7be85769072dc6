import { basename } from 'node:path';
import { loadConfig } from '@rslib/core';

const options = { command: 'build', meta: { release: '1.2.0' } };
const { content, filePath } = await loadConfig(options);
console.log(basename(filePath), JSON.stringify(content.lib));

process.env.NODE_ENV = 'development';
await loadConfig(options);

console.log(JSON.stringify(await loadConfig({ cwd: 'src' })));
await loadConfig({ path: 'nope.mjs' }).catch((error) => console.log(error.message));
