import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getFreePort } from './get-free-port';
import { type BrowserProgram, createBrowser, type InstalledBrowser } from './installed-browser';
import { waitForServer } from './wait-for-server';

const DRIVER = 'WebKitWebDriver';
/** A display in memory. */
const DISPLAY = 'Xvfb';

/** During the animation of the theme, nothing can be clicked. */
const DESKTOP_SETTINGS = '[Settings]\ngtk-enable-animations=0\n';

const isInstalled = [DRIVER, DISPLAY].every((program) => spawnSync(program, ['-help']).error === undefined);

/** The engine of Safari: WebKitGTK with its minimal browser, in Debian the packages `webkit2gtk-driver` and `xvfb`. */
export const WEBKIT: BrowserProgram = { name: 'WebKit', isInstalled, keepsPages: false, start: startWebKit };

async function startWebKit(): Promise<InstalledBrowser> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
  mkdirSync(path.join(profile, 'gtk-3.0'));
  writeFileSync(path.join(profile, 'gtk-3.0/settings.ini'), DESKTOP_SETTINGS);
  const display = spawn(DISPLAY, ['-displayfd', '3', '-screen', '0', '1600x1000x24'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const port = await getFreePort();
  const env = {
    ...process.env,
    DISPLAY: `:${await readLine(display)}`,
    LANGUAGE: 'en',
    XDG_CONFIG_HOME: profile,
    XDG_DATA_HOME: profile,
    XDG_CACHE_HOME: profile,
    LIBGL_ALWAYS_SOFTWARE: '1',
    MESA_SHADER_CACHE_DISABLE: '1',
    // The sandbox does not work for root, which containers run as. The tests open only the site.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const driver = spawn(DRIVER, [`--port=${port}`], { stdio: 'ignore', env });
  const origin = `http://127.0.0.1:${port}`;
  await waitForServer(`${origin}/status`, driver);
  const send = async (method: string, address: string, body?: object): Promise<unknown> => {
    const response = await fetch(origin + address, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    throw new Error(JSON.stringify(value));
  };
  const { sessionId } = (await send('POST', '/session', { capabilities: {} })) as { sessionId: string };
  const command = (name: string, body: object) => send('POST', `/session/${sessionId}/${name}`, body);
  await command('window/rect', { width: 1440, height: 900 });
  return createBrowser({
    open: (url) => command('url', { url }),
    execute: (script, args) => command('execute/sync', { script, args }),
    clickElement: (id) => command(`element/${id}/click`, {}),
    act: (actions) => command('actions', { actions }),
    async stop() {
      await send('DELETE', `/session/${sessionId}`);
      for (const program of [driver, display]) {
        const exited = once(program, 'exit');
        program.kill('SIGTERM');
        await exited;
      }
      // The processes of the browser may still be ending.
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  });
}

/** Reads the first line that a program writes to file descriptor 3. Throws if it exits first. */
async function readLine(program: ChildProcess): Promise<string> {
  const [data] = await Promise.race([
    once(program.stdio[3] as NodeJS.ReadableStream, 'data'),
    once(program, 'exit').then(() => Promise.reject(new Error(`${program.spawnfile} has exited.`))),
  ]);
  return String(data).trim();
}
