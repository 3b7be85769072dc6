import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as noSegments from '@/lib/node/no-prefetch-segments.mjs';
import { ROOT, readSettings } from '@/lib/node/settings.mjs';
import { createFolder } from '../../support/temporary-folder';

const LOAD = `
  import buildConfig from './next.config.mjs';
  import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
  const { env, experimental } = await buildConfig(PHASE_PRODUCTION_BUILD);
  console.log(JSON.stringify({ env, keepsCache: experimental.turbopackFileSystemCacheForBuild }));
`;

/**
 * Reads the variables that the framework puts into the code of a site with this theme, and whether it keeps a cache, in a separate process,
 * like the build. `extra` is added to the environment.
 */
function readConfig(theme: object, extra: Readonly<Record<string, string>> = {}): { env: unknown; keepsCache: boolean } {
  const source = `import config from '@/lib/site/config';\nexport default { ...config, theme: { ...config.theme, ...${JSON.stringify(theme)} } };\n`;
  const env = { ...process.env, DOCS_DIR: createFolder({ 'site.config.ts': source }), BASE_PATH: '/docs', NODE_OPTIONS: '', ...extra };
  try {
    return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', LOAD], { cwd: ROOT, env, encoding: 'utf8' }));
  } finally {
    // The copy of the configuration.
    rmSync(readSettings(env).stateDir, { recursive: true, force: true });
  }
}

test('the code of a site has its assets host and its base path', () => {
  expect(readConfig({ assetsHost: 'https://assets.example.com/rslib' })).toEqual({
    env: {
      NEXT_PUBLIC_BASE_PATH: '/docs',
      NEXT_PUBLIC_ASSETS_HOST: 'https://assets.example.com/rslib',
      SITE_CONFIG_FILE: expect.stringMatching(/\/site\.config\.ts$/),
    },
    keepsCache: true,
  });
});

test('without an assets host, the variable is empty, and images are below the base path; a build can do without the cache', () => {
  expect(readConfig({}, { BUNDLER_CACHE: 'none' })).toMatchObject({
    env: { NEXT_PUBLIC_BASE_PATH: '/docs', NEXT_PUBLIC_ASSETS_HOST: '' },
    keepsCache: false,
  });
});

test('the framework still imports the functions that no-prefetch-segments.mjs replaces', () => {
  const entry = readFileSync(path.join(ROOT, 'node_modules/next/dist/esm/server/app-render/entry-base.js'), 'utf8');
  const [, names = ''] = /export \{([^}]*)\} from '\.\/collect-segment-data';/.exec(entry) ?? [];
  expect(names.split(',').map((name) => name.trim())).toEqual(expect.arrayContaining(Object.keys(noSegments)));
  expect(names.split(',')).toHaveLength(Object.keys(noSegments).length);
});
