// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatDuration, printHeading, runNpm } from './terminal.mjs';

const OLDEST_NODE = [20, 19];

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [optional]
 */

/** Throws if Node is older than `package.json` requires. */
export function checkNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Error(
    `This project needs Node ${OLDEST_NODE.join('.')} or newer; this is ${version}. Install a newer Node and run the command again.`,
  );
}

/**
 * Whether `node_modules` matches `package-lock.json`, according to the lock file that npm writes to `node_modules`. Packages for
 * other systems may be missing.
 * @param {string} root
 */
export function isInstalled(root) {
  const record = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const present = readPackages(record);
  return Object.entries(wanted).every(([folder, entry]) => {
    if (folder === '') return true;
    const found = present[folder];
    return found ? found.version === entry.version : entry.optional === true;
  });
}

/**
 * Installs the locked packages unless they are installed. Throws if npm fails.
 * @param {string} root
 */
export async function installPackages(root) {
  if (isInstalled(root)) return;
  const count = Object.keys(readPackages(path.join(root, 'package-lock.json'))).length - 1;
  printHeading(`Installing ${count} packages from the lock file (only when it changes; about a minute)`);
  const started = Date.now();
  const code = await runNpm(['ci', '--no-audit', '--no-fund'], { heartbeat: true });
  if (code !== 0)
    throw new Error(
      `npm ci failed with exit code ${code}, so the packages are not installed. Check the network and the disk, and run the command again.`,
    );
  console.log(`    installed in ${formatDuration(Date.now() - started)}`);
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}
