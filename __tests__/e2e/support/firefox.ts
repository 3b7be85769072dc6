import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/**
 * An installed Firefox, driven by Marionette, its own protocol for WebDriver commands. Playwright only drives its own Firefox, and needs newer
 * commands than the extended support release has.
 */
export interface Firefox {
  open(url: string): Promise<void>;
  /** Runs a function in the page and returns its result. It must not use anything from outside. */
  evaluate<Args extends readonly unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Clicks the first visible element that a CSS selector finds. */
  click(selector: string): Promise<void>;
  /** Presses keys one after another while holding `modifier`. Special keys have WebDriver's code points. */
  press(keys: string, modifier?: string): Promise<void>;
  stop(): Promise<void>;
}

/** Special keys as WebDriver writes them. */
export const KEYS = { control: '\uE009', escape: '\uE00C', enter: '\uE007', tab: '\uE004' } as const;

const NAMES = ['firefox-esr', 'firefox'];
/** Key of an element in answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

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

/** Finds the program of an installed Firefox; undefined if there is none. */
export function findFirefox(): string | undefined {
  return NAMES.find((name) => spawnSync(name, ['--version']).status === 0);
}

export async function startFirefox(program: string): Promise<Firefox> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`);
  writeFileSync(path.join(profile, 'user.js'), lines.join(''));
  const server = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--marionette'], { stdio: 'ignore' });
  const exited = once(server, 'exit');
  const socket = net.connect(await readPort(profile, exited), '127.0.0.1');
  const send = createSender(socket);
  await send('WebDriver:NewSession', {});
  await send('WebDriver:SetWindowRect', { width: 1440, height: 900 });
  return {
    open: async (url) => void (await send('WebDriver:Navigate', { url })),
    async evaluate(run, ...args) {
      const { value } = await send('WebDriver:ExecuteScript', { script: `return (${run})(...arguments)`, args });
      return value as never;
    },
    async click(selector) {
      const script = 'return [...document.querySelectorAll(arguments[0])].find((each) => each.checkVisibility())';
      const { value } = await send('WebDriver:ExecuteScript', { script, args: [selector] });
      if (typeof value !== 'object' || value === null) throw new Error(`No visible element: ${selector}`);
      await send('WebDriver:ElementClick', { id: Reflect.get(value, ELEMENT) });
    },
    async press(keys, modifier) {
      const held = modifier ? [{ type: 'keyDown', value: modifier }] : [];
      const presses = [...keys].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      const released = modifier ? [{ type: 'keyUp', value: modifier }] : [];
      await send('WebDriver:PerformActions', { actions: [{ type: 'key', id: 'keys', actions: [...held, ...presses, ...released] }] });
    },
    async stop() {
      socket.destroy();
      server.kill('SIGTERM');
      await exited;
      rmSync(profile, { recursive: true, force: true });
    },
  };
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
