import { readdir, readFile, writeFile } from 'node:fs/promises';

const names = await readdir('dist', { recursive: true });
for (const name of names.filter((each) => each.endsWith('.d.ts'))) {
  const text = await readFile(`dist/${name}`, 'utf8');
  // './StarRating.vue' becomes './StarRating.vue.js', for which every
  // resolution finds StarRating.vue.d.ts.
  const fixed = text.replace(/(['"])(\.\.?\/[^'"]+\.vue)\1/g, '$1$2.js$1');
  await writeFile(`dist/${name}`, fixed);
}
