import { defineBuildConfig } from 'unbuild';

export default defineBuildConfig({
  entries: ['src/index', { input: 'src/locales/', outDir: 'dist/locales' }],
  declaration: true,
  rollup: { emitCJS: true },
});
