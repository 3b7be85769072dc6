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

/** Throws where Node is older than what `package.json` asks for. */
export function checkNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Error(
    `This project needs Node ${OLDEST_NODE.join('.')} or newer; this is ${version}. Install a newer Node and run the command again.`,
  );
}

/**
 * Whether `node_modules` holds what `package-lock.json` asks for, by the record that npm keeps of an installation.
 * Packages for other systems may be absent.
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
 * Installs the locked packages unless they are there. Throws if npm fails.
 * @param {string} root
 */
export async function installPackages(root) {
  if (isInstalled(root)) return;
  const count = Object.keys(readPackages(path.join(root, 'package-lock.json'))).length - 1;
  printHeading(`Installing ${count} packages as locked (only when the lock file changes; a minute or so)`);
  const started = Date.now();
  const code = await runNpm(['ci', '--no-audit', '--no-fund'], { heartbeat: true });
  if (code !== 0)
    throw new Error('npm could not install the packages; its message stands above. Check the network and run the command again.');
  console.log(`    installed in ${formatDuration(Date.now() - started)}`);
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}
