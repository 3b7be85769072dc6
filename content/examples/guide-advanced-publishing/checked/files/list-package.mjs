import { execSync } from 'node:child_process';

const [pack] = JSON.parse(execSync('npm pack --dry-run --json --ignore-scripts', { encoding: 'utf8' }));
console.log(pack.files.map(({ path }) => path).join(' '));
