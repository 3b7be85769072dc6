import { spawnSync } from 'node:child_process';

const { stderr, stdout } = spawnSync(
  'rslib',
  ['--config', 'rslib.bad-query.config.ts'],
  {
    encoding: 'utf8',
  },
);
console.log(/Panic occurred.*/.exec(stdout + stderr)?.[0]);
