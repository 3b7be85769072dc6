import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MS = 250;

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Returns the size in KiB; 0 if the process has ended. */
  readonly readSize: () => number;
}

/**
 * Runs `task` and measures the peak memory, in bytes, of all programs that this process starts meanwhile. On Linux, processes that share
 * memory, such as the code of Node, each count for a part of it. Undefined on systems with neither `/proc` nor `ps` (Windows).
 */
export async function watchMemory<Result>(task: () => Promise<Result>): Promise<{ readonly result: Result; readonly peak?: number }> {
  let peak: number | undefined;
  const earlier = new Set(listDescendants(process.pid)?.map(({ pid }) => pid));
  const timer = setInterval(() => {
    const programs = listDescendants(process.pid)?.filter(({ pid }) => !earlier.has(pid));
    if (!programs) return;
    const size = programs.reduce((sum, { readSize }) => sum + readSize() * 1024, 0);
    peak = Math.max(peak ?? 0, size);
  }, SAMPLE_MS);
  try {
    return { result: await task(), peak };
  } finally {
    clearInterval(timer);
  }
}

function listDescendants(root: number): Process[] | undefined {
  const rows = readProc() ?? readPs();
  if (!rows) return undefined;
  const inside = new Set([root]);
  // A parent may be listed after its children.
  for (let before = 0; before < inside.size; ) {
    before = inside.size;
    for (const { pid, parent } of rows) if (inside.has(parent)) inside.add(pid);
  }
  return rows.filter(({ pid }) => pid !== root && inside.has(pid));
}

/** Lists the processes of a Linux system with their proportional set sizes. */
function readProc(): Process[] | undefined {
  if (!existsSync('/proc/self/smaps_rollup')) return undefined;
  return readdirSync('/proc').map((name) => ({
    pid: Number(name),
    parent: readNumber(`/proc/${name}/status`, /^PPid:\s+(\d+)$/m),
    readSize: () => readNumber(`/proc/${name}/smaps_rollup`, /^Pss:\s+(\d+) kB$/m),
  }));
}

function readNumber(file: string, pattern: RegExp): number {
  try {
    return Number(pattern.exec(readFileSync(file, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function readPs(): Process[] | undefined {
  try {
    const output = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return output
      .trim()
      .split('\n')
      .map((line) => {
        const [pid = 0, parent = 0, size = 0] = line.trim().split(/\s+/).map(Number);
        return { pid, parent, readSize: () => size };
      });
  } catch {
    return undefined;
  }
}
