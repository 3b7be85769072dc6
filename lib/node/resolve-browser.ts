import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { runProgram, runScript, throwIfInterrupted } from '@/lib/node/run-program.mjs';
import { printHeading } from '@/lib/node/terminal.mjs';

/**
 * Paths of Chromium and Chrome when they are installed as system packages. The first one is headless Chromium, which needs half the processor
 * time for a page.
 */
const KNOWN_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Variables with the path of a browser. `CHROMIUM` counts only if it is an absolute path, because other tools use it as a flag. */
const VARIABLES = ['CHROME_PATH', 'CHROMIUM'];

/**
 * Returns the path of the browser for the tests: `CHROME_PATH` or `CHROMIUM`, or else one of the system, or else that of Playwright; undefined
 * if there is none. Throws if a variable is set to a file that does not exist.
 */
export function resolveBrowser(env: Readonly<Record<string, string | undefined>> = process.env, paths = KNOWN_PATHS): string | undefined {
  for (const variable of VARIABLES) {
    const file = env[variable];
    if (!file || (variable === 'CHROMIUM' && !path.isAbsolute(file))) continue;
    if (!existsSync(file))
      throw new Error(`${variable} is ${file}, which does not exist. Fix the path, or unset the variable to use another browser.`);
    return path.resolve(file);
  }
  return [...paths, chromium.executablePath()].find((file) => existsSync(file));
}

/** Installs a browser for the tests if there is none. Throws if that fails. */
export async function ensureBrowser(): Promise<void> {
  if (resolveBrowser()) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')) {
    printHeading('Installing Chromium as a system package (once; one to two minutes)');
    throwIfInterrupted(await runProgram('apt-get', ['update', '-qq']));
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    // Ubuntu has no package for any of them.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const args = ['install', '-y', '-qq', '--no-install-recommends', name];
      throwIfInterrupted(await runProgram('apt-get', args, { env, heartbeat: true }));
      if (resolveBrowser()) return;
    }
  }
  printHeading('Installing Chromium for the tests (once; one to two minutes)');
  throwIfInterrupted(await runScript('node_modules/playwright/cli.js', ['install', 'chromium'], { heartbeat: true }));
  if (resolveBrowser()) return;
  throw new Error('No Chromium or Chrome was found, and installing Chromium failed. Install one and set CHROME_PATH to its executable.');
}
