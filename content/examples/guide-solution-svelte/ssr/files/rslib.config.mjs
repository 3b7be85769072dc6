import { pluginSvelte } from '@rsbuild/plugin-svelte';

const svelte = (generate) =>
  pluginSvelte({ svelteLoaderOptions: { compilerOptions: { generate } } });

/** @type {import('@rslib/core').RslibConfig} */
export default {
  lib: [
    {
      output: { target: 'web', distPath: 'dist/client' },
      plugins: [svelte('client')],
    },
    {
      output: { target: 'node', distPath: 'dist/server' },
      plugins: [svelte('server')],
    },
  ],
};
