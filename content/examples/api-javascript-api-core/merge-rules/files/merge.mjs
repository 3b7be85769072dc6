import { mergeRslibConfig } from '@rslib/core';

const first = () => {};
const second = () => {};
const build = (extension, name, rspack) => ({
  resolve: { extensions: [extension] },
  source: { define: { [name]: '1' } },
  tools: { rspack },
});

const merged = mergeRslibConfig(
  { ...build('.ts', 'A', first), lib: [{ id: 'own', syntax: 'es2020', ...build('.ts', 'A', first) }, { format: 'cjs' }] },
  { ...build('.js', 'B', second), lib: [{ id: 'own', syntax: ['es2022'], ...build('.js', 'B', second) }, { format: 'cjs' }] },
);
for (const { resolve, source, tools } of [merged, merged.lib[0]]) {
  console.log(resolve.extensions, Object.keys(source.define), tools.rspack[0] === first, tools.rspack[1] === second);
}
console.log(merged.lib[0].syntax);
console.log(merged.lib.slice(1));
