import file from './notes.txt';
import inlined from './notes.txt?inline';
import text from './notes.txt?raw';

export { file, inlined, text };
