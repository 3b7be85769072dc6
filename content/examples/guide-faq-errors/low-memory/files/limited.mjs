// Builds one output with too little memory for TypeScript. Of the crash report, which differs each time, only the message is printed.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../bin/rslib.js', import.meta.resolve('@rslib/core')));
const flags = ['--max-old-space-size=45', cli, '--no-clean', '--lib', process.argv[2]];
const { status, stderr } = spawnSync(process.execPath, flags, { encoding: 'utf8' });
console.error(/JavaScript heap out of memory/.exec(stderr)?.[0] ?? 'no crash');
console.error(`exit code ${status}`);
