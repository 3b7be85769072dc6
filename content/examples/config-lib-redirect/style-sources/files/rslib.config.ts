import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      redirect: { style: { extension: false } },
      source: { entry: { index: ['src/**', '!src/**/*.less'] } },
    },
  ],
  output: {
    target: 'web',
    copy: [{ from: '**/*.less', context: 'src' }],
  },
});
