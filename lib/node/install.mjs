import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { acquireLock } from './process-lock.mjs';
import { runNpm } from './run-program.mjs';
import { findSignal, InterruptedError } from './signals.mjs';
import { describeNpmExit } from './system-errors.mjs';
import { formatDuration, printHeading } from './terminal.mjs';

const OLDEST_NODE = '20.19';
/** How long the registry may take to answer, in milliseconds. */
const PING_MS = 15_000;
/** Matches the message of npm if it cannot reach the registry. Any other failure may come from a registry that does not support the request. */
const UNREACHABLE = /^npm (?:error|ERR!) code (E(?:NOTFOUND|AI_AGAIN|CONNREFUSED|NETUNREACH|HOSTUNREACH|NETDOWN))$/m;

/**
 * Options of `npm ci` for all locked packages, whatever the settings of the user and NODE_ENV: packages that npm leaves out would be missing
 * in every run. For the packages of this repository, `.npmrc` has the same settings, because people also run `npm ci` themselves.
 */
export const ALL_PACKAGES = ['--include=dev', '--include=optional', '--legacy-peer-deps=false'];

/** Throws if Node is older than `package.json` requires. */
export function checkNodeVersion(version = process.versions.node) {
  if (version.localeCompare(OLDEST_NODE, 'en', { numeric: true }) >= 0) return;
  throw new Error(`This project needs Node ${OLDEST_NODE} or newer; this is ${version}. Install a newer Node and run the command again.`);
}

/** Throws unless the locked packages are installed. */
export function checkInstalled(/** @type {string} */ root) {
  const mismatch = findMismatch(root);
  if (mismatch) throw new Error(`The installed packages do not match the lock file: ${mismatch}. Run npm ci, and then the command again.`);
}

/**
 * Describes how `node_modules` differs from `package-lock.json`, according to the lock file that npm writes into it at the end; undefined if it
 * does not. Packages for other systems may be missing. After a copy or a deletion, folders that are in that file can be missing.
 */
export function findMismatch(/** @type {string} */ root) {
  if (!existsSync(path.join(root, 'node_modules'))) return 'there is no node_modules';
  const present = readInstalled(root);
  if (!present) return 'node_modules is not complete';
  for (const [folder, { version, optional }] of Object.entries(readLocked(root))) {
    const found = present[folder];
    if (folder === '' || (!found && optional)) continue;
    if (!found || !existsSync(path.join(root, folder, 'package.json'))) return `${folder} is missing`;
    if (found.version !== version) return `${folder} has version ${found.version} instead of ${version}`;
  }
  return undefined;
}

/** Installs the locked packages unless they are installed. Throws if npm fails. */
export async function installPackages(/** @type {string} */ root) {
  await installOnce(root, 'the packages', async () => {
    const count = Object.keys(readLocked(root)).length - 1;
    printHeading(`Installing ${count} packages from the lock file (only when it changes; about a minute)`);
    const started = Date.now();
    await installLocked('the packages', [], { heartbeat: true });
    console.log(`    installed in ${formatDuration(Date.now() - started)}`);
  });
}

/**
 * Installs the locked packages of a toolchain of examples unless they are installed. Throws if npm fails.
 * @param {string} dir Absolute folder of the toolchain, whose name messages contain.
 */
export async function installExamplePackages(dir) {
  const subject = 'the packages of the examples';
  const name = path.basename(dir);
  await installOnce(dir, subject, async () => {
    printHeading(`Installing the packages of the "${name}" examples from the lock file (only when it changes; about half a minute)`);
    const started = Date.now();
    await installLocked(subject, ['--prefix', dir, '--ignore-scripts']);
    console.log(`    "${name}" installed in ${formatDuration(Date.now() - started)}`);
  });
}

/**
 * Installs the locked packages of a folder unless they are installed. While another process does it, waits: `npm ci` starts by deleting what is
 * there, so two at the same time fail or leave an incomplete folder. `subject` is what is installed, in the plural.
 */
export async function installOnce(/** @type {string} */ root, /** @type {string} */ subject, /** @type {() => Promise<void>} */ install) {
  if (!findMismatch(root)) return;
  const lock = await acquireLock(path.join(root, '.work/install.lock'), subject, { name: 'an installation', doing: 'installing' });
  try {
    if (findMismatch(root)) await install();
  } finally {
    lock.release();
  }
}

/** @type {Promise<string | undefined> | undefined} The answer that parallel installations wait for. */
let asking;

/**
 * Runs `npm ci`. Throws if it fails.
 *
 * Without a network, npm would request each package several times, for more than an hour, before it fails. So this asks the registry once
 * first; if it does not answer, npm uses the packages in its cache, or fails at the first one that is missing.
 * @param {string} subject What is installed, in the plural.
 * @param {readonly string[]} flags
 * @param {Pick<import('./run-program.mjs').RunOptions, 'heartbeat'>} [options]
 */
export async function installLocked(subject, flags, options = {}) {
  asking ??= findRegistryFailure(subject).finally(() => {
    asking = undefined;
  });
  const failure = await asking;
  if (failure) console.log(`    no answer from the npm registry (${failure}); trying the packages in the npm cache`);
  const offline = failure ? ['--offline'] : [];
  const code = await runNpm(['ci', ...flags, ...ALL_PACKAGES, '--no-audit', '--no-fund', ...offline], options);
  if (code !== 0) throw describeInstallFailure(code, subject, failure);
}

/**
 * Describes a failed `npm ci` as an error.
 * @param {number} code Exit code of npm.
 * @param {string} subject
 * @param {string | undefined} failure Why the registry did not answer.
 */
export function describeInstallFailure(code, subject, failure) {
  const signal = findSignal(code);
  if (signal) return new InterruptedError(signal, `Interrupted by ${signal}, so ${subject} are not installed. The next run installs them.`);
  const state = `npm ci failed with exit code ${code}, so ${subject} are not installed.`;
  const explanation = describeNpmExit(code);
  if (explanation) return new Error(`${state} ${explanation}`);
  if (!failure) return new Error(`${state} Check the network and the disk, and run the command again.`);
  return new Error(
    `${state} The npm registry does not answer (${failure}). Connect to the internet, or check the address of the registry (npm config get registry) and the proxy (npm config get proxy), and run the command again.`,
  );
}

/**
 * Finds out why npm's registry cannot be reached with the user's settings, such as `ENOTFOUND`; undefined if it can, whatever it answers. Throws
 * if the user interrupts it.
 */
async function findRegistryFailure(/** @type {string} */ subject) {
  let output = '';
  const write = (/** @type {string} */ text) => {
    output += text;
  };
  const code = await runNpm(['ping', '--fetch-retries=0', `--fetch-timeout=${PING_MS}`, '--loglevel=error'], { write });
  if (findSignal(code)) throw describeInstallFailure(code, subject, undefined);
  return UNREACHABLE.exec(output)?.[1];
}

function readLocked(/** @type {string} */ root) {
  try {
    return readPackages(path.join(root, 'package-lock.json'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(
      `package-lock.json is not valid JSON. If a merge has left conflicts in it, resolve those of package.json and run npm install; otherwise restore it with git checkout package-lock.json.`,
    );
  }
}

/** Reads the packages that npm has recorded as installed; undefined if the record is damaged or, as after an interruption, missing. */
function readInstalled(/** @type {string} */ root) {
  const file = path.join(root, 'node_modules/.package-lock.json');
  try {
    return existsSync(file) ? readPackages(file) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Reads the packages of a lock file, by their place: `node_modules/a`.
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
export function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

/** Lets this process import TypeScript. tsx is one of the packages, so call this once they are installed. */
export async function registerTypescript() {
  const { register } = await import('tsx/esm/api');
  register();
}
