import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const tell = (word: string): RsbuildPlugin => ({
  name: `tell-${word}`,
  setup(api) {
    api.modifyEnvironmentConfig((_, { name }) => console.log(`${word}: ${name}`));
  },
});

export default defineConfig({
  banner: { js: '/* clock-text */' },
  source: { define: { VERSION: '"1.0.0"' } },
  plugins: [tell('shared')],
  lib: [
    {
      format: 'esm',
      footer: { js: '/* end */' },
      source: { define: { KIND: '"esm"' } },
      plugins: [tell('own')],
    },
    { format: 'cjs' },
  ],
});
