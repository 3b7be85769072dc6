import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

function build(file, ...flags) {
  execFileSync('rslib', ['--log-level', 'error', ...flags]);
  return /one|two/.exec(readFileSync(file, 'utf8'))[0];
}
const edit = (file, from, to) => writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));

const cases = [
  ['postcss.config.mjs', 'dist/index.css'],
  ['loader.mjs', 'dist/index.js'],
  ['babel-plugin.cjs', 'dist/index.js', '-c', 'babel.config.mjs'],
  ['loader.mjs', 'dist/index.js', '-c', 'digest.config.mjs'],
  ['postcss.config.mjs', 'dist/index.css', '-c', 'digest.config.mjs'],
];
for (const [source, output, ...flags] of cases) {
  build(output, ...flags);
  edit(source, 'one', 'two');
  console.log(source, build(output, ...flags));
  edit(source, 'two', 'one');
}
