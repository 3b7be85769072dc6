export default {
  lib: [
    { id: 'path', format: 'umd', umdName: ['Acme', '[name]'], output: { distPath: 'dist/path' } },
    { id: 'string', format: 'umd', umdName: 'Acme_[name]', output: { distPath: 'dist/string' } },
    { id: 'same', format: 'umd', umdName: 'Acme', output: { distPath: 'dist/same' } },
  ],
  source: { entry: { greet: './src/greet.ts', part: './src/part.ts' } },
  output: { target: 'web' },
};
