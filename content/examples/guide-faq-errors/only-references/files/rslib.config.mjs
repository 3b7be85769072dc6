export default {
  lib: [
    { id: 'none', dts: true, output: { distPath: 'dist/none' } },
    {
      id: 'app',
      dts: true,
      source: { tsconfigPath: './tsconfig.app.json' },
      output: { distPath: 'dist/app' },
    },
  ],
};
