import { defineConfig } from '@rsbuild/core';

const build = (name) => ({
  source: { entry: { index: `./src/${name}.js` } },
  output: { distPath: { root: `dist/${name}` } },
});

export default defineConfig({
  environments: {
    file: build('file'),
    compile: build('compile'),
    preserve: build('preserve'),
  },
});
