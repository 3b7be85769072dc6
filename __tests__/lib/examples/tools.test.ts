import { toCommand } from '@/lib/examples/tools';

test.each([
  ['rslib --dts', 'npx rslib --dts'],
  ['vue-tsc', 'npx vue-tsc'],
  ['rsbuild build --root app', 'npx rsbuild build --root app'],
  ['env NODE_ENV=test DEBUG=rslib rslib build', 'NODE_ENV=test DEBUG=rslib npx rslib build'],
  ['node make.mjs', 'node make.mjs'],
  ['npm run build', 'npm run build'],
  ['./dist/cli.js a', './dist/cli.js a'],
  ['env --unset=NODE_ENV node env.mjs', 'env --unset=NODE_ENV node env.mjs'],
])('the step %j is the command %j', (run, command) => {
  expect(toCommand(run)).toBe(command);
});
