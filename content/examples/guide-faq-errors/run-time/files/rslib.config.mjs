import { pluginReact } from '@rsbuild/plugin-react';

const item = (name, rest) => ({ id: name, bundle: false, outBase: `./src/${name}`, source: { entry: { index: `./src/${name}/**` } }, output: { target: 'web', distPath: `dist/${name}` }, ...rest });

export default {
  lib: [
    item('face'),
    item('icon'),
    item('clock', { plugins: [pluginReact()] }),
    { id: 'plain', source: { entry: { index: './src/clock/index.tsx' } }, output: { distPath: 'dist/plain' } },
    { id: 'mode', format: 'cjs', source: { entry: { index: './src/mode.ts' } }, output: { distPath: 'dist/mode' } },
    { id: 'debug', source: { entry: { index: './src/debug.ts' } }, output: { target: 'web', distPath: 'dist/debug' } },
    { id: 'subpath', source: { entry: { bare: './src/subpath/bare.ts', full: './src/subpath/full.ts' } }, output: { distPath: 'dist/subpath', externals: [/^zone-tools/] } },
  ],
};
