import { existsSync } from 'node:fs';
import { createRslib } from '@rslib/core';

const rslib = await createRslib();
console.log('before build:', existsSync('dist'));
const { close } = await rslib.build();
console.log('after build:', existsSync('dist/index.js'));
await close();
