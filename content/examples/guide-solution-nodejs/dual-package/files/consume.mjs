import { digest } from 'file-digest';

console.log(import.meta.resolve('file-digest').split('/').at(-1));
console.log((await digest('package.json')).length);
