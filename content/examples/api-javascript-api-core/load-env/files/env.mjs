import { createRslib, loadEnv } from '@rslib/core';

const { parsed, publicVars, cleanup } = loadEnv();
console.log(parsed);
console.log(publicVars);
console.log('in the process:', process.env.TOKEN);
cleanup();
console.log('after cleanup: ', process.env.TOKEN);

const rslib = await createRslib({ loadEnv: true, config: { logLevel: 'error' } });
const { close } = await rslib.build();
await close();
