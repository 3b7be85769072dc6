import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

function build(...flags) {
  execFileSync('rslib', ['--log-level', 'error', ...flags]);
  return readFileSync('dist/index.js', 'utf8');
}
const clear = () => rmSync('node_modules/.cache', { recursive: true });

for (const file of ['rslib.config.mjs', 'package.json', 'tsconfig.json']) {
  build('--syntax', 'esnext');
  const before = build('--syntax', 'es2015').includes('??');
  appendFileSync(file, '\n');
  console.log('syntax:', before, build('--syntax', 'es2015').includes('??'));
  clear();
}
build();
console.log('auto-external:', build('--no-auto-external').includes('from "@example/words"'));
clear();
build('--no-auto-external');
console.log('externals:', build('--no-auto-external', '--externals', '@example/words').includes('from "@example/words"'));
clear();

const buildClock = (...flags) => {
  spawnSync('rslib', ['--log-level', 'silent', '--config', 'clock.config.mjs', ...flags]);
  return readFileSync('clock/clock.js', 'utf8');
};
const compare = (name, ...flags) => {
  buildClock();
  const second = buildClock(...flags);
  clear();
  console.log(`${name}:`, second === buildClock(...flags));
  clear();
};
compare('bundle', '--no-bundle');
compare('target', '--target', 'web');
compare('format', '--format', 'cjs', '--no-auto-extension');

build();
writeFileSync('.env', 'PUBLIC_ZONE=UTC\n');
console.log('variable:', build().includes('UTC'));
clear();
console.log('variable:', build().includes('UTC'));
