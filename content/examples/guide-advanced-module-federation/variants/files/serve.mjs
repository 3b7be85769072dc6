import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRslib, loadConfig } from '@rslib/core';

mkdirSync('dist/prefix', { recursive: true });
writeFileSync('dist/prefix/deployed.js', '');

const { content } = await loadConfig();
const rslib = await createRslib({ config: { ...content, logLevel: 'error' } });
const { urls, server } = await rslib.startMFDevServer();
for (const path of ['/mf-manifest.json', '/prefix/mf-manifest.json']) {
  const { status } = await fetch(`${urls[0]}${path}`);
  console.log(`${path} is ${status}`);
}
const manifest = readFileSync('dist/prefix/mf-manifest.json', 'utf8');
if (!existsSync('dist/prefix/deployed.js') && manifest.includes(urls[0])) console.log('dist: only development files');
await server.close();
process.exit();
