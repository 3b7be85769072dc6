const importMeta = { rspack: { module: { parser: { javascript: { importMeta: true } } } } };

export default {
  lib: [
    { output: { distPath: 'dist/esm' } },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
    { output: { distPath: 'dist/everywhere' }, tools: importMeta },
  ],
};
