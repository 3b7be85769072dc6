export default {
  autoExternal: false,
  lib: [
    { id: 'top-level', output: { distPath: 'dist/top-level' } },
    {
      id: 'string',
      output: { distPath: 'dist/string', autoExternal: 'dev-dep' },
    },
    {
      id: 'misspelt',
      output: {
        distPath: 'dist/misspelt',
        autoExternal: { dependancies: false },
      },
    },
  ],
};
