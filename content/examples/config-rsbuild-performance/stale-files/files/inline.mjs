import { readFileSync, writeFileSync } from 'node:fs';
import { createRslib, loadConfig } from '@rslib/core';

async function build(config) {
  const rslib = await createRslib({ config });
  const { close } = await rslib.build();
  await close();
  return /\?\.|_ts_decorate/.test(readFileSync('dist/inline/index.js', 'utf8'));
}
const inline = (syntax, cacheDigest, entry = 'index.js', buildDependencies = []) => ({
  lib: [{ syntax, source: { entry: { index: `./inline/${entry}` } } }],
  output: { distPath: 'dist/inline' },
  performance: { buildCache: { cacheDigest, buildDependencies } },
});
const file = 'inline/rslib.config.mjs';
const edit = (syntax) => writeFileSync(file, `export default ${JSON.stringify(inline(syntax))};\n`);

console.log('inline', await build(inline('esnext')), await build(inline('es2015')));
console.log('digest', await build(inline('esnext', ['a'])), await build(inline('es2015', ['b'])));
for (const [name, read] of [
  ['content', (result) => result.content],
  ['result', (result) => result],
]) {
  edit('esnext');
  const before = await build(read(await loadConfig({ path: file })));
  edit('es2015');
  console.log(name, before, await build(read(await loadConfig({ path: file }))));
}
for (const [entry, path, from, to, ...dependencies] of [
  ['dependency.js', 'node_modules/clock-parts/index.js', '?.', '.', './node_modules/clock-parts/index.js'],
  ['decorated.ts', 'tsconfig.base.json', 'true', 'false'],
]) {
  const config = () => inline('esnext', [], entry, dependencies);
  const before = await build(config());
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  console.log(path, before, await build(config()));
}
