const build = (id, entry, options) => ({
  entry,
  outDir: `dist/${id}`,
  dts: false,
  logLevel: 'error',
  ...options,
});

const formats = ['esm', 'cjs'];

export default [
  build('place', 'src/place.ts', { format: formats }),
  build('chunk', ['src/high.ts', 'src/low.ts'], { format: formats }),
  build('default', ['src/only-default.ts', 'src/both.ts'], { format: 'cjs' }),
  build('named', 'src/only-default.ts', { format: 'cjs', cjsDefault: false }),
  build('assigned', 'src/assigned.cjs', { format: formats }),
  build('packages', 'src/packages.ts'),
  build('always', 'src/packages.ts', { deps: { alwaysBundle: ['tide-words'] } }),
  build('never', 'src/packages.ts', { deps: { neverBundle: ['tide-units'] } }),
  build('none', 'src/packages.ts', { deps: { skipNodeModulesBundle: true } }),
  build('types', ['src/first.ts', 'src/second.ts'], { dts: true }),
  build('inlined', 'src/typed.ts', { dts: true }),
  build('wrong', 'src/wrong.ts', { dts: true }),
  build('unbundle', 'src/high.ts', { unbundle: true }),
  build('script', 'src/both.ts', {
    format: ['iife', 'umd'],
    globalName: 'Acme.Tide',
  }),
  build('global', 'src/words.ts', { format: 'iife', globalName: 'Tide' }),
  build('note', 'src/note.ts'),
  build('mode', 'src/mode.ts'),
  build('browser', 'src/mode.ts', { platform: 'browser' }),
  build('copy', 'src/low.ts', { copy: 'public' }),
  build('banner', 'src/high.ts', { banner: '/* tide */' }),
];
