// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { printHeading, runProgram, runScript } from './terminal.mjs';

/** Where Chromium and Chrome live when a system's own packages install them. */
const KNOWN_PLACES = [
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

/** `CHROMIUM` is a program only as a path; other tools use the word as a switch. */
const VARIABLES = ['CHROME_PATH', 'CHROMIUM'];

/**
 * The browser for the tests: the one that `CHROME_PATH` or `CHROMIUM` names, else one of the system, else that of Playwright.
 * Empty where there is none. Throws where a variable names a file that is not there.
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @param {readonly string[]} [places]
 * @returns {Promise<string>}
 */
export async function findBrowser(env = process.env, places = KNOWN_PLACES) {
  for (const variable of VARIABLES) {
    const file = env[variable];
    if (!file || !path.isAbsolute(file)) continue;
    if (!existsSync(file))
      throw new Error(`${variable} is ${file}, and there is no such file. Correct it, or unset it to use another browser.`);
    return file;
  }
  const { chromium } = await import('playwright');
  return [...places, chromium.executablePath()].find((file) => existsSync(file)) ?? '';
}

/** Sees to it that there is a browser for the tests, installing one where needed. Throws with what to do where that fails. */
export async function ensureBrowser() {
  if (await findBrowser()) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')) {
    printHeading('Installing Chromium as a system package (once; a minute or two)');
    await runProgram('apt-get', ['update', '-qq']);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env, heartbeat: true });
    if (await findBrowser()) return;
  }
  printHeading('Installing Chromium for the tests (once; a minute or two)');
  await runScript('node_modules/playwright/cli.js', ['install', 'chromium'], { heartbeat: true });
  if (await findBrowser()) return;
  throw new Error('No Chromium or Chrome was found, and none could be installed. Install one and set CHROME_PATH to its program.');
}
