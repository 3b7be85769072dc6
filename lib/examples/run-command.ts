import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';

/** Result of a command. `output` contains stdout and stderr in the order of writing. */
export interface CommandResult {
  readonly exit: number;
  readonly output: string;
  readonly timedOut: boolean;
}

/** Running process groups, which must end with the verification. */
const running = new Set<number>();

/** Kills all running commands when a verification is interrupted. */
export function killRunning(): void {
  for (const pid of running) killGroup(pid);
}

/**
 * Runs a command without a shell, in a clean environment and in a new process group, which is killed when the command ends, since
 * a build may leave child processes behind. `bin` is the first folder on the PATH; the output is written to `logFile`.
 */
export function runCommand(
  command: string,
  options: { cwd: string; bin: string; logFile: string; limitMs: number },
): Promise<CommandResult> {
  const { cwd, bin, logFile, limitMs } = options;
  const [program = '', ...args] = splitCommand(command);
  const log = openSync(logFile, 'w');
  return new Promise((resolve) => {
    const child = spawn(program === 'node' ? process.execPath : program, args, {
      cwd,
      env: buildEnv(bin, cwd),
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    const { pid } = child;
    let timedOut = false;
    if (pid) running.add(pid);
    const timer = setTimeout(() => {
      timedOut = true;
      if (pid) killGroup(pid);
    }, limitMs);
    // The exit codes are those of shells.
    child.on('error', ({ code, message }: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      resolve({ exit: code === 'ENOENT' ? 127 : 126, output: `Cannot run "${command}": ${message}`, timedOut: false });
    });
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (pid) {
        killGroup(pid);
        running.delete(pid);
      }
      resolve({ exit: code ?? 128 + (signal ? constants.signals[signal] : 0), output: readFileSync(logFile, 'utf8'), timedOut });
    });
  });
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has no processes left.
  }
}

/** Inherits nothing from the environment of the caller, so that builds are reproducible. Warnings of Node.js depend on its version. */
function buildEnv(bin: string, home: string): NodeJS.ProcessEnv {
  const folders = [bin, path.dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'];
  return {
    PATH: folders.join(path.delimiter),
    HOME: home,
    NO_COLOR: '1',
    NODE_NO_WARNINGS: '1',
    CI: 'true',
    TZ: 'UTC',
    LANG: 'C.UTF-8',
  } as unknown as NodeJS.ProcessEnv;
}

/** Splits a command into words. Quoted words may contain spaces. */
export function splitCommand(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
}
