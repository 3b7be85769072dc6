import { createRslib } from '@rslib/core';

async function build(folder, loadEnv) {
  const config = { lib: [{ output: { distPath: folder } }], logLevel: 'error' };
  const rslib = await createRslib({ config, loadEnv });
  const { close } = await rslib.build();
  await close();
}

await build('dist/without', true);
await build('dist/with', { mode: 'production' });
