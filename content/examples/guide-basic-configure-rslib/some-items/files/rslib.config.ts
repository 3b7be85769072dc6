import { defineConfig, type LibConfig } from '@rslib/core';

const browser: LibConfig = {
  syntax: ['chrome 90', 'safari 15'],
  output: { target: 'web', minify: true },
};

export default defineConfig({
  source: {
    define: { VERSION: '"1.2.0"' },
  },
  lib: [
    { format: 'esm' },
    { ...browser, format: 'esm', output: { ...browser.output, distPath: 'dist/browser' } },
    {
      ...browser,
      format: 'umd',
      umdName: 'LabelKit',
      output: { ...browser.output, distPath: 'dist/umd' },
    },
  ],
});
