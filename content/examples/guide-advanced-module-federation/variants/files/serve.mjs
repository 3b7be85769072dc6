import { createRslib, loadConfig } from '@rslib/core';

const { content } = await loadConfig();
const rslib = await createRslib({ config: { ...content, logLevel: 'error' } });
const { urls, server } = await rslib.startMFDevServer();
for (const path of ['/mf-manifest.json', '/prefix/mf-manifest.json']) {
  const { status } = await fetch(`${urls[0]}${path}`);
  console.log(`${path} is ${status}`);
}
await server.close();
process.exit();
