import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type BrowserProgram, createBrowser, type InstalledBrowser } from './installed-browser';

const NAMES = ['firefox-esr', 'firefox'];

const PREFERENCES = {
  // Any free port.
  'marionette.port': 0,
  'intl.accept_languages': 'en',
  // During the animation of the theme, nothing can be clicked.
  'ui.prefersReducedMotion': 1,
  'app.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.shell.checkDefaultBrowser': false,
};

const program = NAMES.find((name) => spawnSync(name, ['--version']).status === 0);

/** Firefox, driven by Marionette, its own protocol for WebDriver commands: Playwright needs newer ones than the extended support release has. */
export const FIREFOX: BrowserProgram = {
  name: 'Firefox',
  isInstalled: program !== undefined,
  keepsPages: true,
  start: () => startFirefox(program ?? ''),
};

async function startFirefox(command: string): Promise<InstalledBrowser> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`);
  writeFileSync(path.join(profile, 'user.js'), lines.join(''));
  const server = spawn(command, ['--headless', '--no-remote', '--profile', profile, '--marionette'], { stdio: 'ignore' });
  const exited = once(server, 'exit');
  const socket = net.connect(await readPort(profile, exited), '127.0.0.1');
  const send = createSender(socket);
  await send('WebDriver:NewSession', {});
  await send('WebDriver:SetWindowRect', { width: 1440, height: 900 });
  return createBrowser({
    open: (url) => send('WebDriver:Navigate', { url }),
    execute: async (script, args) => (await send('WebDriver:ExecuteScript', { script, args })).value,
    clickElement: (id) => send('WebDriver:ElementClick', { id }),
    act: (actions) => send('WebDriver:PerformActions', { actions }),
    async stop() {
      socket.destroy();
      server.kill('SIGTERM');
      await exited;
      rmSync(profile, { recursive: true, force: true });
    },
  });
}

/** Reads the port that Firefox writes into the profile once it accepts commands. Rejects if it exits first. */
async function readPort(profile: string, exited: Promise<unknown>): Promise<number> {
  const file = path.join(profile, 'MarionetteActivePort');
  let isOver = false;
  exited.then(() => {
    isOver = true;
  });
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') {
    if (isOver) throw new Error('Firefox has exited.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return Number(readFileSync(file, 'utf8'));
}

/** Returns a function that sends commands. Messages are JSON after their length in bytes and a colon. */
function createSender(socket: net.Socket) {
  const waiting = new Map<number, { resolve: (result: Record<string, unknown>) => void; reject: (error: Error) => void }>();
  let number = 0;
  let rest = Buffer.alloc(0);
  socket.on('data', (data) => {
    rest = Buffer.concat([rest, data]);
    for (let message = take(); message !== undefined; message = take()) receive(JSON.parse(message));
  });
  const take = (): string | undefined => {
    const colon = rest.indexOf(':');
    const length = Number(rest.subarray(0, colon).toString());
    if (colon < 0 || rest.length < colon + 1 + length) return undefined;
    const message = rest.subarray(colon + 1, colon + 1 + length).toString();
    rest = rest.subarray(colon + 1 + length);
    return message;
  };
  const receive = (message: unknown) => {
    // The first message is a greeting.
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message;
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) reject?.(new Error(`${error.error}: ${error.message}`));
    else resolve?.(result);
  };
  return (name: string, parameters: object): Promise<Record<string, unknown>> => {
    number += 1;
    const text = JSON.stringify([0, number, name, parameters]);
    const answer = new Promise<Record<string, unknown>>((resolve, reject) => waiting.set(number, { resolve, reject }));
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    return answer;
  };
}
