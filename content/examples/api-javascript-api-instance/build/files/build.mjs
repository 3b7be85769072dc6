import { createRslib } from '@rslib/core';

const rslib = await createRslib({
  config: { lib: [{ format: 'esm' }, { format: 'cjs' }], logLevel: 'error' },
});

const list = (stats) => stats.toJson({ all: false, assets: true }).assets.map(({ name }) => name);

const one = await rslib.build({ lib: ['cjs'] });
console.log(one.stats.constructor.name, list(one.stats));
await one.close();

const both = await rslib.build();
console.log(both.stats.constructor.name, both.stats.stats.map(list));
await both.close();

console.log('NODE_ENV:', process.env.NODE_ENV);
