import { createRequire } from 'node:module';
import path from 'node:path';
import { pluginSvelte } from '@rsbuild/plugin-svelte';
import { defineConfig, type RsbuildPlugin } from '@rslib/core';
import { emitDts } from 'svelte2tsx';

const require = createRequire(import.meta.url);

const svelteTypes = (): RsbuildPlugin => ({
  name: 'svelte-types',
  setup(api) {
    api.onAfterBuild(() =>
      emitDts({
        libRoot: path.join(api.context.rootPath, 'src'),
        declarationDir: path.join(api.context.rootPath, 'dist'),
        tsconfig: path.join(api.context.rootPath, 'tsconfig.json'),
        svelteShimsPath: require.resolve('svelte2tsx/svelte-shims-v4.d.ts'),
      }),
    );
  },
});

export default defineConfig({
  bundle: false,
  output: { target: 'web' },
  plugins: [pluginSvelte(), svelteTypes()],
});
