import { execFileSync } from 'node:child_process';

const text = execFileSync('rslib', ['-v'], { encoding: 'utf8' });
console.log(/^rslib\/\d+\.\d+\.\d+ \S+ node-v\d+/m.test(text));
