import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/whole', copy: [{ from: './src/**/*.html' }] } },
    { output: { distPath: 'dist/relative', copy: [{ from: '**/*.html', context: './src' }] } },
    {
      output: {
        distPath: 'dist/ignored',
        copy: [
          {
            from: '**/*',
            context: './src',
            globOptions: { ignore: ['**/mail/**'] },
          },
        ],
      },
    },
  ],
});
