import type { NoteId, Rules } from '@/lib/translator/types';

/**
 * The options in the table of `guide/migration/vite`. A test compares the two. `build.rollupOptions` is the older name of
 * `build.rolldownOptions`, and treated the same.
 */
export const VITE_RULES = {
  'build.lib.entry': { to: 'source.entry', how: 'special', note: 'packageName' },
  'build.lib.formats': { to: 'format', how: 'special', note: 'iifeWithoutExports' },
  'build.lib.name': { to: 'umdName', how: 'special' },
  'build.lib.fileName': { to: 'output.filename', how: 'special' },
  'build.lib.cssFileName': { to: 'output.filename.css', how: 'special' },
  'build.rolldownOptions.input': { to: 'source.entry', how: 'hand', note: 'inputWins' },
  'build.rolldownOptions.external': { to: 'output.externals', how: 'special', note: 'autoExternal' },
  'build.rolldownOptions.output.globals': { to: 'output.externals', how: 'special', note: 'globals' },
  'build.rolldownOptions.output': { to: 'lib', how: 'special', note: 'outputList' },
  'build.rolldownOptions.output.entryFileNames': { to: 'output.filename', how: 'special' },
  'build.rolldownOptions.output.assetFileNames': { to: 'output.filename', how: 'hand' },
  'build.rolldownOptions.output.banner': { to: 'banner.js', how: 'special' },
  'build.rolldownOptions.output.exports': { to: '', how: 'none', note: 'cjsInterop' },
  'build.rolldownOptions.output.inlineDynamicImports': { to: 'tools.rspack', how: 'hand', note: 'asyncChunks' },
  'build.rolldownOptions.output.preserveModulesRoot': { to: 'outBase', how: 'hand' },
  'build.rolldownOptions.output.preserveModules': { to: 'bundle: false', how: 'special', note: 'bundleless' },
  'build.outDir': { to: 'output.distPath', how: 'copy' },
  'build.emptyOutDir': { to: 'output.cleanDistPath', how: 'copy' },
  'build.target': { to: 'syntax', how: 'special' },
  'build.minify': { to: 'output.minify', how: 'special', note: 'minifiedBySwc' },
  'build.sourcemap': { to: 'output.sourceMap', how: 'special' },
  'build.assetsInlineLimit': { to: 'output.dataUriLimit', how: 'special' },
  'build.cssCodeSplit': { to: '', how: 'none', note: 'cssCodeSplit' },
  publicDir: { to: 'output.copy', how: 'special', note: 'publicDir' },
  'build.copyPublicDir': { to: 'server.publicDir', how: 'special' },
  define: { to: 'source.define', how: 'special' },
  envPrefix: { to: 'source.define', how: 'hand', note: 'envPrefix' },
  'resolve.alias': { to: 'resolve.alias', how: 'special' },
  'css.modules': { to: 'output.cssModules', how: 'hand' },
  'css.postcss': { to: 'tools.postcss', how: 'hand', note: 'postcss' },
  'css.preprocessorOptions': { to: 'plugins', how: 'hand', note: 'preprocessors' },
  oxc: { to: 'tools.swc', how: 'hand' },
  esbuild: { to: 'tools.swc', how: 'hand' },
  plugins: { to: 'plugins', how: 'special', note: 'foreignPlugins' },
} as const satisfies Rules;

/** Vite plugins with an equivalent Rsbuild plugin. `vite-plugin-dts` becomes the option `dts`. */
export const VITE_PLUGINS: ReadonlyMap<string, { readonly name: string; readonly package: string }> = new Map([
  ['@vitejs/plugin-react', { name: 'pluginReact', package: '@rsbuild/plugin-react' }],
  ['@vitejs/plugin-react-swc', { name: 'pluginReact', package: '@rsbuild/plugin-react' }],
  ['@vitejs/plugin-vue', { name: 'pluginVue', package: '@rsbuild/plugin-vue' }],
  ['@sveltejs/vite-plugin-svelte', { name: 'pluginSvelte', package: '@rsbuild/plugin-svelte' }],
  ['vite-plugin-solid', { name: 'pluginSolid', package: '@rsbuild/plugin-solid' }],
  ['@preact/preset-vite', { name: 'pluginPreact', package: '@rsbuild/plugin-preact' }],
  ['@tailwindcss/vite', { name: 'pluginTailwindcss', package: '@rsbuild/plugin-tailwindcss' }],
]);

/** Notes on Vite plugins that an option or a default of Rslib replaces. */
export const REPLACED_PLUGINS: ReadonlyMap<string, NoteId> = new Map([
  ['vite-tsconfig-paths', 'tsconfigPaths'],
  ['vite-plugin-externalize-deps', 'externalPackages'],
  ['rollup-plugin-peer-deps-external', 'externalPackages'],
  ['vite-plugin-css-injected-by-js', 'injectedStyles'],
]);
