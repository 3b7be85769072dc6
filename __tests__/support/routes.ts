const group = (prefix: string, names: string) => names.split(' ').map((name) => `${prefix}${name === 'index' ? '' : name}`);

/** All English routes; every route has a Chinese one under `/zh`. */
export const ROUTES: readonly string[] = [
  '/',
  ...group('/blog/', 'index rslib-1-0 introducing-rslib'),
  '/config/',
  ...group(
    '/config/lib/',
    'index format bundle auto-extension auto-external redirect syntax external-helpers banner footer dts shims id umd-name out-base wasm experiments',
  ),
  ...group('/config/rsbuild/', 'index resolve source output tools plugins performance log-level'),
  '/api/start/',
  ...group('/api/javascript-api/', 'core instance types'),
  ...group('/guide/start/', 'index quick-start ai glossary npm-packages'),
  ...group('/guide/solution/', 'index nodejs react vue solid svelte preact'),
  ...group('/guide/basic/', 'cli configure-rslib typescript output-format output-structure upgrade-rslib'),
  ...group(
    '/guide/advanced/',
    'third-party-deps output-compatibility dts css static-assets svgr-files json-files web-workers wasm env-vars ' +
      'module-federation monorepo publishing rstest storybook rspress rsdoctor',
  ),
  ...group('/guide/migration/', 'tsc tsup vite rollup modernjs-module'),
  '/guide/upgrade/v0-to-v1',
  ...group('/guide/faq/', 'features errors'),
];
