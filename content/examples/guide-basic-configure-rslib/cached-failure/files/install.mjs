import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

const build = () => console.log('exit code:', spawnSync('rslib', ['--log-level', 'silent']).status);

build();
mkdirSync('node_modules/@example/words', { recursive: true });
writeFileSync('node_modules/@example/words/package.json', '{ "type": "module", "exports": "./index.js" }');
writeFileSync('node_modules/@example/words/index.js', "export const word = 'clock';");
build();
rmSync('node_modules/.cache', { recursive: true });
build();
