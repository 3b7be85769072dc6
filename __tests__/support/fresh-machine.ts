import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { writeFileWithFolders } from '@/lib/node/files';
import { cloneBare, linkCompiledPages } from './checkout';
import type { Action } from './walkthroughs';

/** How a command ended, and all that it printed. */
export interface Outcome {
  readonly command: string;
  readonly status: number | null;
  readonly output: string;
}

/** Commands that a test replaces by another one or by a function, because they need a network or are tested elsewhere. */
export type Instead = Readonly<Record<string, string | (() => void)>>;

const MAX_BYTES = 64 * 1024 * 1024;

/** On Windows, the shell that git brings with it, because its folder need not be on the path. */
const SHELL =
  process.platform === 'win32'
    ? path.resolve(execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim(), '../../../bin/sh.exe')
    : 'sh';

/** Variables that programs above this one set for themselves. In CI, no hooks are set up. */
const FOREIGN = /^(?:npm_(?!config_(?:registry|userconfig)$)|GIT_|CI$|DOCS_DIR$|BASE_PATH$|INIT_CWD$)/i;

/**
 * A machine that nobody has worked on: a home folder without settings, a git server with this repository, and no clone yet. What runs on
 * it changes nothing outside its temporary folder.
 */
export class FreshMachine {
  readonly #folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'walkthroughs-')));
  readonly origin = path.join(this.#folder, 'origin.git');
  readonly clone = path.join(this.#folder, 'rslib-docs');
  /** Whether npm may use the network. */
  isOnline = false;

  constructor() {
    for (const name of ['home', 'tmp']) mkdirSync(path.join(this.#folder, name));
    cloneBare(this.origin);
    linkCompiledPages(path.join(this.#folder, 'cache'));
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Writes a program for Node, and returns a folder that puts it on the path if it is the first there. */
  addProgram(name: string, script: string): string {
    const folder = path.join(this.#folder, 'bin');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, name), `#!/usr/bin/env node\n${script}`);
    chmodSync(path.join(folder, name), 0o755);
    writeFileSync(path.join(folder, `${name}.cmd`), `@node "%~dp0${name}" %*\r\n`);
    return folder;
  }

  /** Runs a command line in the clone, or next to it before there is one. */
  run(command: string, env: Readonly<Record<string, string>> = {}): Outcome {
    const cwd = existsSync(this.clone) ? this.clone : this.#folder;
    const options = { cwd, env: { ...this.#buildEnv(), ...env }, encoding: 'utf8', maxBuffer: MAX_BYTES } as const;
    const { status, stdout, stderr } = spawnSync(SHELL, ['-c', command], options);
    return { command, status, output: `${stdout}${stderr}` };
  }

  /** Runs a command that prepares a test or reads its result; throws if it fails. */
  expect(command: string): string {
    const { status, output } = this.run(command);
    if (status !== 0) throw new Error(`${command}\n${output}`);
    return output;
  }

  /** Does what a section says, and returns the outcomes of its commands. */
  perform(actions: readonly Action[], instead: Instead = {}): Outcome[] {
    return actions.flatMap((action) => {
      if (action.kind === 'write') this.write(action.file, action.text);
      else if (action.kind === 'edit') this.#replace(action.file, action.before, action.after);
      else {
        const other = instead[action.command] ?? action.command;
        if (typeof other === 'string') return [this.run(other)];
        other();
      }
      return [];
    });
  }

  /** Undoes the edits of a section. */
  revert(actions: readonly Action[]): void {
    for (const action of actions) if (action.kind === 'edit') this.#replace(action.file, action.after, action.before);
  }

  read(file: string): string {
    return readFileSync(path.join(this.clone, file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileWithFolders(path.join(this.clone, file), text);
  }

  /** The files that differ from the last commit. */
  listChanges(): string[] {
    const lines = this.expect('git status --porcelain --untracked-files=all').split('\n').filter(Boolean);
    return lines.map((line) => line.slice(3)).sort();
  }

  /** Replaces a text that occurs once. */
  #replace(file: string, before: string, after: string): void {
    const parts = this.read(file).split(before);
    if (parts.length !== 2) throw new Error(`CONTRIBUTING.md edits a text that ${file} has ${parts.length - 1} times:\n${before}`);
    this.write(file, parts.join(after));
  }

  #buildEnv(): NodeJS.ProcessEnv {
    const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOREIGN.test(name))) as NodeJS.ProcessEnv;
    const home = path.join(this.#folder, 'home');
    return {
      ...own,
      HOME: home,
      XDG_CONFIG_HOME: path.join(home, '.config'),
      XDG_CACHE_HOME: path.join(home, '.cache'),
      TMPDIR: path.join(this.#folder, 'tmp'),
      DOCS_CACHE_DIR: path.join(this.#folder, 'cache'),
      GIT_CONFIG_NOSYSTEM: '1',
      // Says where packages come from.
      npm_config_userconfig: process.env.npm_config_userconfig ?? path.join(homedir(), '.npmrc'),
      npm_config_update_notifier: 'false',
      npm_config_offline: String(!this.isOnline),
      NO_COLOR: '1',
    };
  }
}
