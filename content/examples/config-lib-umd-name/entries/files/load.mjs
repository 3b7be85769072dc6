import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const [folder, expression] = process.argv.slice(2);
const page = vm.createContext({});
for (const name of ['greet', 'part']) vm.runInContext(readFileSync(`dist/${folder}/${name}.js`, 'utf8'), page);
console.log(vm.runInContext(expression, page));
