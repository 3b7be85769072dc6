import { runCLI } from '@rslib/core';

process.on('exit', (code) => console.log('exit code:', code));
console.log('result:', runCLI({ argv: ['ignored', 'ignored', ...process.argv.slice(2)] }));
