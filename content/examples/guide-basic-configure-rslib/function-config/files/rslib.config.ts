import { defineConfig } from '@rslib/core';

export default defineConfig(async ({ env, command, envMode }) => {
  console.log({ env, command, envMode });
  const isRelease = envMode === 'production';
  return {
    source: {
      define: { VERSION: isRelease ? '"1.2.0"' : '"next"' },
    },
    output: { sourceMap: !isRelease },
  };
});
