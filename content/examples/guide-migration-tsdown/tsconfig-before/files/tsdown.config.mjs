export default {
  entry: ['src/tag.tsx', 'src/unit.ts'],
  outDir: 'dist-tsdown',
};
