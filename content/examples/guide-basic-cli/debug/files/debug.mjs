import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';

function build(DEBUG) {
  const env = { ...process.env, DEBUG };
  const log = execFileSync('rslib', ['--no-bundle', '--entry', 'src/**'], { env, encoding: 'utf8' });
  console.log(DEBUG, /Failed to resolve module ".\/words" from \S+index.ts/.test(log));
  return log;
}

build('rslib');
console.log(existsSync('dist/.rsbuild/rslib.config.mjs'));
build('rslib');
rmSync('node_modules/.cache', { recursive: true });
console.log(/rsbuild \d\d:\d\d:\d\d applied modifyRspackConfig hook/.test(build('rsbuild')));
