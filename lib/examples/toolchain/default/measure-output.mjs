// Prints the size of a JavaScript file in bytes: minified, and minified and compressed with gzip.
// The script is in this folder so that `@rspack/core`, whose minifier it uses, resolves to the version of the examples.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { experiments } from '@rspack/core';

const text = readFileSync(process.argv[2], 'utf8');
const { code } = experiments.swc.minifySync(text, { compress: { toplevel: true }, mangle: { toplevel: true } });
process.stdout.write(`${Buffer.byteLength(code)} ${gzipSync(code, { level: 9 }).length}\n`);
