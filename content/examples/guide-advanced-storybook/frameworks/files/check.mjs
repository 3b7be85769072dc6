import { readdirSync, readFileSync } from 'node:fs';

for (const folder of ['vue', 'elements', 'html']) {
  const site = `${folder}/storybook-static`;
  const { entries } = JSON.parse(readFileSync(`${site}/index.json`, 'utf8'));
  const code = readdirSync(site, { recursive: true })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(`${site}/${name}`, 'utf8'));
  const contains = (text) => code.some((each) => each.includes(text));
  console.log(folder, Object.keys(entries).join(' '), contains('data-kit'), contains('KIT_VERSION'));
}
