import * as core from '@rslib/core';

console.log(Object.keys(core).sort().join(', '));
console.log('Rslib', core.version);
console.log('Rsbuild', core.rsbuild.version);
console.log('Rspack', core.rspack.rspackVersion);
