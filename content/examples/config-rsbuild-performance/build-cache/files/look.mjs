import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

for (const file of ['rslib.off.config.ts', 'rslib.config.ts']) {
  execFileSync('rslib', ['--config', file]);
  console.log(file, existsSync('node_modules/.cache/rspack'), existsSync('.cache'));
}
