import { readFileSync, writeFileSync } from 'node:fs';
import { createRslib, loadConfig } from '@rslib/core';

async function build(config) {
  const rslib = await createRslib({ config });
  const { close } = await rslib.build();
  await close();
  return readFileSync('dist/inline/index.js', 'utf8').includes('?.');
}
const inline = (syntax, cacheDigest) => ({
  lib: [{ syntax, source: { entry: { index: './inline/index.js' } } }],
  output: { distPath: 'dist/inline' },
  performance: { buildCache: { cacheDigest } },
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
