import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const child = spawn('rslib', ['--watch'], { stdio: ['ignore', 'pipe', 'inherit'] });
let output = '';
child.stdout.on('data', (chunk) => {
  output += chunk;
});

/** Repeats a change, which goes unnoticed until the watcher is ready, until the output since then matches. */
async function change(expected, apply) {
  const from = output.length;
  while (!expected.test(output.slice(from))) {
    apply?.();
    await setTimeout(500);
  }
}

/** Stops a process. Returns whether it was running. */
function stop(pid) {
  try {
    return process.kill(pid);
  } catch {
    return false;
  }
}

await change(/shows page 1/);
const source = readFileSync('src/server.ts', 'utf8');
await change(/shows page 2/, () => writeFileSync('src/server.ts', source.replace('1;', '2;')));
await change(/restarting[^]*shows page 2/, () => appendFileSync('rslib.config.ts', '\n'));
child.kill();
await setTimeout(500);
const pids = [...output.matchAll(/server (\d+)/g)].map(([, pid]) => Number(pid));
console.log('servers that were still running:', pids.filter(stop).length);
