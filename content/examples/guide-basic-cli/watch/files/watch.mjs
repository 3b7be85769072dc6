import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

const [mode] = process.argv.slice(2);
const flags =
  {
    bundleless: ['--no-bundle', '--entry', 'src/**'],
    constant: ['--entry', 'index=limits/index.ts'],
    'constant-no-cache': ['--entry', 'index=limits/index.ts', '--config', 'rslib.no-cache.config.mjs'],
    generated: ['--entry', 'index=generated/index.ts', '--config', 'rslib.generated.config.mjs'],
    'generated-compare': ['--entry', 'index=generated/index.ts', '--config', 'rslib.generated.config.mjs'],
    poll: ['--config', 'rslib.poll.config.mjs'],
  }[mode] ?? [];
const env = {
  ...process.env,
  ...(mode === 'poll' && { NODE_OPTIONS: '--require=./no-events.cjs' }),
  ...(mode === 'generated-compare' && { COMPARE: 'true' }),
};
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
// The previous step may have changed it.
writeFileSync('limits/limit.ts', 'export const limit = 10;\n');
const child = spawn('rslib', ['--watch', ...flags], { env, stdio: ['ignore', 'pipe', 'pipe'] });
const output = [];
for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));

/** Repeats a change, which goes unnoticed until the watcher is ready, until the output since then matches. */
async function change(expected, apply) {
  const from = output.join('').length;
  while (!expected.test(output.join('').slice(from))) {
    apply?.();
    await wait(300);
  }
}

await change(/watching for changes\.\.\.[^]*watching for changes\.\.\./);
if (mode === 'bundleless') {
  await change(/ready/, () => writeFileSync('src/hour.ts', `export const noon = ${Date.now()};\n`));
  console.log('new file:', existsSync('dist/hour.js'));
} else if (mode.startsWith('constant')) {
  await change(/ready/, () => writeFileSync('limits/limit.ts', 'export const limit = 20;\n'));
  console.log(readFileSync('dist/index.js', 'utf8').match(/count < \d+/)[0]);
} else if (mode.startsWith('generated')) {
  const countBuilds = () => output.join('').match(/start +building/g)?.length ?? 0;
  if (mode === 'generated') while (countBuilds() < 5) await wait(300);
  else await wait(3000);
  console.log('builds again without a change:', countBuilds() >= 5);
} else if (mode === 'poll') {
  const isTyped = () => existsSync('dist/index.d.ts') && readFileSync('dist/index.d.ts', 'utf8').includes('12.25');
  await change(/start +building/, () => writeFileSync('src/index.ts', 'export const noon = 12.25;\n'));
  while (!isTyped()) await wait(300);
  console.log('noticed, in the types as well');
} else if (mode === 'restart') {
  await change(/Module not found/, () => writeFileSync('src/index.ts', "import './missing';\n"));
  await change(/ready/, () => writeFileSync('src/index.ts', `export const now = ${Date.now()};\n`));
  for (const file of ['rslib.config.mjs', '.env']) {
    await change(/restarting[^]*ready/, () => appendFileSync(file, '\n'));
    console.log(`after a change of ${file}:\n${output.join('').match(/.*restarting.*/g).at(-1)}`);
  }
} else {
  await change(/ready/, () => writeFileSync('src/index.ts', 'export const noon = 12;\n'));
  // A change that is repeated before the build is ready is built again.
  console.log(output.join('').replace(/(start +building[^]*?ready.*)[^]*/, '$1'));
}
child.kill();
