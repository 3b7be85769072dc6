import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const federation = pluginModuleFederation({
  name: 'clock_text',
  exposes: { '.': './src/index.ts' },
  dts: false,
});

export default defineConfig({
  plugins: [pluginRecord()],
  lib: [
    { format: 'esm' },
    { format: 'cjs' },
    { format: 'umd' },
    { format: 'iife' },
    { format: 'mf', plugins: [federation] },
  ],
});

/** Where a setting is in the resolved configuration of an output, or in that of Rspack. */
const SETTINGS = [
  'output.target',
  'output.assetPrefix',
  'output.dataUriLimit',
  'output.filenameHash',
  'output.minify',
  'output.distPath.root',
  'output.distPath.js',
  'output.distPath.css',
  'output.distPath.svg',
  'output.distPath.font',
  'output.distPath.image',
  'output.distPath.media',
  'output.distPath.assets',
  'output.distPath.wasm',
  'output.cleanDistPath',
  'output.legalComments',
  'output.charset',
  'output.polyfill',
  'output.sourceMap.js',
  'output.sourceMap.css',
  'output.injectStyles',
  'output.manifest',
  'output.cssModules.auto',
  'output.cssModules.exportLocalsConvention',
  'output.cssModules.namedExport',
  'output.cssModules.exportGlobals',
  'performance.buildCache',
  'resolve.aliasStrategy',
  'resolve.extensions',
  'source.decorators.version',
  'splitChunks.preset',
];
const RSPACK_SETTINGS = ['output.library.type', 'externalsType', 'target'];

const EXPRESSIONS: Record<string, string> = {
  NODE_ENV: 'process.env.NODE_ENV',
  MODE: 'import.meta.env.MODE',
  BASE_URL: 'process.env.BASE_URL',
  ASSET_PREFIX: 'process.env.ASSET_PREFIX',
};

/** Writes to defaults.json, by output, what its configuration resolves to and what its build did to the source. */
function pluginRecord(): RsbuildPlugin {
  return {
    name: 'record',
    setup(api) {
      const records: Record<string, Record<string, unknown>> = {};
      // Five outputs of one name: each gets a folder, without a word in the configuration that is recorded.
      api.modifyRspackConfig((config, { environment }) => {
        config.output.path = path.join(api.context.distPath, environment.name);
      });
      api.onBeforeBuild(({ bundlerConfigs = [], environments }) => {
        for (const { name, config } of Object.values(environments)) {
          const rspack = bundlerConfigs.find((each) => each.name === name);
          records[name] = {
            settings: readAll(config, SETTINGS),
            rspack: readAll(rspack, RSPACK_SETTINGS),
          };
        }
      });
      api.onAfterBuild(() => {
        for (const [name, record] of Object.entries(records))
          Object.assign(record, readFolder(path.join(api.context.distPath, name)));
        writeFileSync('defaults.json', `${JSON.stringify(records, null, 2)}\n`);
      });
    },
  };
}

function readAll(config: unknown, settings: string[]): Record<string, unknown> {
  return Object.fromEntries(settings.map((name) => [name, read(config, name.split('.')) ?? null]));
}

function read(value: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return value;
  return typeof value === 'object' && value !== null && key in value
    ? read(value[key as keyof typeof value], rest)
    : undefined;
}

/** The name of the entry file, what it has in the place of each expression, and which file holds which code. */
function readFolder(folder: string): Record<string, unknown> {
  const files = readdirSync(folder)
    .filter((file) => /\.[cm]?js$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));
  const expressions = Object.entries(EXPRESSIONS).map(([label, expression]) => {
    const printed = new RegExp(`['"]${label}['"],\\s*([^;\\n]+)\\)`);
    return [expression, files.map(({ text }) => printed.exec(text)?.[1]).find(Boolean) ?? null];
  });
  const entry = files.find(({ file }) => file.startsWith('index.'));
  return {
    entry: entry?.file.replace(/[0-9a-f]{10}/, '[hash]'),
    expressions: Object.fromEntries(expressions),
    chunk: files.some(({ text }) => /['"]code of the chunk['"]/.test(text) && !/['"]NODE_ENV['"]/.test(text)),
    dependency: files.some(({ text }) => /['"]code of the dependency['"]/.test(text)),
  };
}
