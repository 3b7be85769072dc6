import { countWords } from './index';

console.log(countWords(process.argv[2] ?? ''));
