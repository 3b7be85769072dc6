export default {
  source: { entry: { index: './src/hours.ts' } },
  output: { distPath: 'dist/unknown' },
  tools: { rspack: { modul: {} }, swc: { jcs: {} } },
};
