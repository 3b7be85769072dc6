/**
 * `npm run sbom`: prints the packages of the lock file as a software bill of materials (CycloneDX). Nothing has to be installed. The same lock
 * file always results in the same output, with the name of the package instead of that of the folder, and no time or random number.
 */
import '../node/start-program.mjs';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readFlags } from '../node/read-flags.mjs';
import { ROOT } from '../node/settings.mjs';

const MAX_BYTES = 64 * 1024 * 1024;

readFlags({});
// Set by `npm run`.
const npm = process.env.npm_execpath;
if (!npm) throw new Error('Run this as npm run sbom.');
const args = [npm, 'sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
const {
  metadata,
  serialNumber: _,
  ...sbom
} = JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: MAX_BYTES }));
const { timestamp: __, ...facts } = metadata;
facts.component.name = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).name;
const result = { ...sbom, metadata: facts };
const hash = createHash('sha256').update(JSON.stringify(result)).digest('hex');
// Version 8 is for custom identifiers.
const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20, 32)];
console.log(JSON.stringify({ ...result, serialNumber: `urn:uuid:${parts.join('-')}` }, null, 2));
