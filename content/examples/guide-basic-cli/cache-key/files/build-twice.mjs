import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

execFileSync('rslib', ['--syntax', 'esnext']);
execFileSync('rslib', ['--syntax', 'es2015']);
console.log(readFileSync('dist/index.js', 'utf8').includes('??'));
