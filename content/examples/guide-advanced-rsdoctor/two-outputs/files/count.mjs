import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

const data = readFileSync('dist/.rsdoctor/chunkGraph/0', 'utf8');
const graph = inflateSync(Buffer.from(data, 'base64')).toString();
console.log(['first.js', 'second.js'].filter((name) => graph.includes(name)).length);
