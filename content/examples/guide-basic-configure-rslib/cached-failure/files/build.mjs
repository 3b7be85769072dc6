import { createRslib } from '@rslib/core';

const rslib = await createRslib({
  config: { syntax: process.argv[2], source: { entry: { text: './src/text.js' } } },
});
const { close } = await rslib.build();
await close();
