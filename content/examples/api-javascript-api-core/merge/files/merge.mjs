import { mergeRslibConfig } from '@rslib/core';

const shared = {
  lib: [{ format: 'iife' }, { id: 'esm', syntax: 'es2020', output: { externals: ['dayjs'] } }],
};
const own = {
  lib: [{ id: 'esm', syntax: 'es2022', output: { externals: ['luxon'] } }, { format: 'umd' }],
  output: { target: 'web' },
};

console.log(JSON.stringify(mergeRslibConfig(shared, undefined, own), null, 2));
