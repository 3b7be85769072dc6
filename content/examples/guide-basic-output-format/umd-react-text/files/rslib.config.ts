import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'ShoutButton' }],
  output: { target: 'web', externals: { react: 'React' } },
});
