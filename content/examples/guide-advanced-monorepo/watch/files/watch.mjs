import { execSync, spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const [mode, config] = process.argv.slice(2);
const source = 'packages/core/src/index.ts';
const original = readFileSync(source, 'utf8');
const children = [];

/** Starts a watcher in a package. Returns a function that reads its output. */
function watch(name, ...flags) {
  const child = spawn('rslib', ['--watch', ...flags], { cwd: `packages/${name}` });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  children.push(child);
  return () => output;
}

/** Repeats a change, which goes unnoticed until the watcher is ready, until the condition is true. */
async function until(isTrue, apply) {
  while (!isTrue()) {
    apply?.();
    await setTimeout(500);
  }
}

if (mode === 'types') {
  execSync('rslib', { cwd: 'packages/core' });
  const core = watch('core', '--no-clean');
  const face = watch('face', '--config', config);
  await until(() => [core, face].every((read) => /Found 0 errors[^]*completed|completed[^]*Found 0 errors/.test(read())));
  const change = () => writeFileSync(source, original.replaceAll('hours:', 'hour:'));
  await until(() => /TS2551/.test(face()), change);
  console.log(face().match(/TS2551.*?exist/)[0].replaceAll(/\x1b\[\d*m/g, ''));
  writeFileSync(source, original);
} else {
  rmSync('packages/core/dist', { recursive: true, force: true });
  const face = watch('face', '--config', config);
  await until(() => /watching for changes\.\.\.[^]*watching for changes\.\.\./.test(face()));
  execSync('rslib', { cwd: 'packages/core' });
  await setTimeout(2000);
  const isBuilt = () => existsSync('packages/face/dist/index.js');
  console.log('after building @clocks/core:', isBuilt() ? 'built' : 'still missing');
  await until(isBuilt, () => appendFileSync('packages/face/src/index.ts', '\n'));
  console.log('after a change in @clocks/face:', isBuilt() ? 'built' : 'still missing');
}
for (const child of children) child.kill();
