import { mergeRslibConfig } from '@rslib/core';

const base = { lib: [{ id: 'node', syntax: 'es2022' }, { id: 'web' }] };
const own = { lib: [{ id: 'node', format: 'cjs' }] };

console.log(JSON.stringify(mergeRslibConfig(base, own).lib));
