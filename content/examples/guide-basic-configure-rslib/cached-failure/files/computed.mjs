import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

const compare = (name, first, second) => {
  rmSync('node_modules/.cache', { recursive: true, force: true });
  for (const [command, ...args] of [first, second]) execFileSync(command, args);
  console.log(`${name}:`, !readFileSync('dist/text.js', 'utf8').includes('??'));
};

for (const [name, file] of [['function', 'function.config.mjs'], ['cacheDigest', 'digest.config.mjs']]) {
  const command = ['rslib', '--config', file, '--entry', 'src/text.js'];
  compare(name, command, [...command, '--env-mode', 'old']);
}
compare('JavaScript API', ['node', 'build.mjs', 'es2021'], ['node', 'build.mjs', 'es2015']);
