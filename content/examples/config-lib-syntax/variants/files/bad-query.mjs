import { spawnSync } from 'node:child_process';

const { stderr, stdout, status, signal } = spawnSync(
  'rslib',
  ['--config', 'rslib.bad-query.config.ts'],
  {
    encoding: 'utf8',
  },
);
console.log(/Panic occurred.*/.exec(stdout + stderr)?.[0]);
console.log(/unknown browser: '\w+'/.exec(stdout + stderr)?.[0]);
if (signal === 'SIGABRT' || status === 134)
  console.log('ended by SIGABRT or with 134');
