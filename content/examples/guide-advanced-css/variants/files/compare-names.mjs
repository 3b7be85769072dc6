import { readFileSync } from 'node:fs';

const bundle = readFileSync('dist-modules/bundle/index.js', 'utf8');
for (const name of ['less', 'sass', 'scss', 'styl', 'stylus']) {
  const css = readFileSync(`dist-modules/files/${name}_module.css`, 'utf8');
  const [generated] = css.match(/(?<=^\.)[\w-]+/);
  console.log(name, generated !== name && bundle.includes(`"${generated}"`));
}
const { names } = await import('./dist-modules/bundle/index.js');
console.log(names.dial.dialRound === names.dial['dial-round'], names.dial.dialRound.split(' ').length);
