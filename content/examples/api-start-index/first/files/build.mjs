import { createRslib, loadConfig } from '@rslib/core';

const rslib = await createRslib({ config: await loadConfig() });
const { stats, close } = await rslib.build();

for (const { name, size } of stats.toJson({ all: false, assets: true }).assets) {
  console.log(`${name}: ${size} bytes`);
}
await close();
