import { spawnSync } from 'node:child_process';

// Newer versions of Node.js read TypeScript unless this flag is set; older ones refuse the flag.
const readsTypes = process.allowedNodeEnvironmentFlags.has('--experimental-strip-types');
const env = { ...process.env, NODE_OPTIONS: readsTypes ? '--no-experimental-strip-types' : '' };
const { status } = spawnSync('rslib', ['--config-loader', 'native'], { env, stdio: 'inherit' });
process.exitCode = status ?? 1;
