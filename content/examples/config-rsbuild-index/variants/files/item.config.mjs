export default {
  lib: [
    {
      id: 'development',
      mode: 'development',
      output: { distPath: 'dist/development' },
    },
    {
      id: 'silent',
      root: 'packages/clock',
      logLevel: 'silent',
      server: { publicDir: false },
      output: { distPath: 'dist/silent' },
    },
  ],
};
