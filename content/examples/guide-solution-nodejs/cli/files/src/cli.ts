#!/usr/bin/env node
import { digest } from './index';

const files = process.argv.slice(2);

if (files.length === 0) {
  console.error('Usage: file-digest <file>...');
  process.exitCode = 1;
}

for (const file of files) {
  console.log(`${await digest(file)}  ${file}`);
}
