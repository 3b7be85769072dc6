import { basename } from 'node:path';
import { loadEnv } from '@rslib/core';

const { FIRST, SECOND, THIRD, FOURTH } = loadEnv({ mode: 'staging', processEnv: {} }).parsed;
console.log('files:', FIRST, SECOND, THIRD, FOURTH);
console.log('other object:', process.env.FIRST);

const fromMode = Object.assign(process.env, { CITY: 'Paris', PUBLIC_TEAM: 'web', NODE_ENV: 'staging' });
const { parsed, rawPublicVars, publicVars, filePaths, cleanup } = loadEnv();
console.log('mode:', filePaths.map((file) => basename(file)).join(' '));
console.log('set before:', fromMode.CITY, parsed.CITY, process.env.NODE_ENV);
console.log('public:', JSON.stringify(rawPublicVars), Object.keys(publicVars).length);
cleanup();
console.log('after cleanup:', process.env.FIRST, process.env.CITY, process.env.NODE_ENV);

console.log('prefixes:', JSON.stringify(loadEnv({ prefixes: ['CI'] }).rawPublicVars));
console.log('cwd:', loadEnv({ cwd: '..' }).filePaths.length);
