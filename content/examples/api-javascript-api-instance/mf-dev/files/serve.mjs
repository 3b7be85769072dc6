import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { createRslib } from '@rslib/core';

const rslib = await createRslib({
  config: {
    lib: [
      {
        format: 'mf',
        plugins: [pluginModuleFederation({ name: 'clock', exposes: { '.': './src/index.ts' }, dts: false }, {})],
      },
      { format: 'esm' },
    ],
    logLevel: 'error',
  },
});

const { urls, server } = await rslib.startMFDevServer({ lib: ['mf'] });
const manifest = await fetch(`${urls[0]}/mf-manifest.json`).then((response) => response.json());
console.log(manifest.name, manifest.exposes.map(({ path }) => path));
await server.close();

const other = await createRslib({ config: { lib: [{ format: 'esm' }] } });
await other.startMFDevServer().catch((error) => console.log(error.message));
