import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** How a command ended. Its output is one text, both streams in the order of writing. */
export interface CommandResult {
  readonly exit: number;
  readonly output: string;
  readonly timedOut: boolean;
}

/** Process groups that still run, ended with the verification itself. */
const running = new Set<number>();

/** Ends everything that was started; for an interrupted verification. */
export function endRunning(): void {
  for (const pid of running) endGroup(pid);
}

/**
 * Runs a command without a shell, in a clean environment, as a process group of its own which ends with it: a build may leave
 * helpers behind. `bin` is the folder where its program is looked for first, `logFile` where its output goes.
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
      if (pid) endGroup(pid);
    }, limitMs);
    child.on('error', (error) => {
      clearTimeout(timer);
      // The code of a shell for a program that cannot be started.
      resolve({ exit: 126, output: `Cannot run "${command}": ${error.message}`, timedOut: false });
    });
    child.on('exit', (code) => {
      clearTimeout(timer);
      if (pid) {
        endGroup(pid);
        running.delete(pid);
      }
      // Killed by a signal counts as failed, as a shell would have it.
      resolve({ exit: code ?? 137, output: readFileSync(logFile, 'utf8'), timedOut });
    });
  });
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody left in the group.
  }
}

/** Nothing of the caller's environment: a build must not depend on who starts it. */
function buildEnv(bin: string, home: string): NodeJS.ProcessEnv {
  const folders = [bin, path.dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'];
  return {
    PATH: folders.join(path.delimiter),
    HOME: home,
    NO_COLOR: '1',
    CI: 'true',
    TZ: 'UTC',
    LANG: 'C.UTF-8',
  } as unknown as NodeJS.ProcessEnv;
}

/** Words of a command; quotes keep blanks together. */
export function splitCommand(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
}
