import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const SAMPLE_MS = 250;

/**
 * Runs `task` and resolves to its result with the peak memory, in bytes, of all programs that this process started meanwhile: the largest
 * sum of their resident sets. Linux divides what several processes share, such as the code of Node, among them. Undefined where `ps` does
 * not exist (Windows).
 */
export async function watchMemory<Result>(task: () => Promise<Result>): Promise<{ readonly result: Result; readonly peak?: number }> {
  let peak: number | undefined;
  const timer = setInterval(() => {
    const bytes = sumDescendants(process.pid);
    if (bytes !== undefined) peak = Math.max(peak ?? 0, bytes);
  }, SAMPLE_MS);
  try {
    return { result: await task(), peak };
  } finally {
    clearInterval(timer);
  }
}

function sumDescendants(root: number): number | undefined {
  const rows = listProcesses();
  if (!rows) return undefined;
  const inside = new Set([root]);
  // A parent may be listed after its children.
  for (let before = 0; before < inside.size; ) {
    before = inside.size;
    for (const { pid, parent } of rows) if (inside.has(parent)) inside.add(pid);
  }
  const kibibytes = rows.reduce((sum, { pid, size }) => (pid !== root && inside.has(pid) ? sum + (readShare(pid) ?? size) : sum), 0);
  return kibibytes * 1024;
}

/** The proportional set size of a process in KiB. Undefined if the system does not tell it, or the process has ended. */
function readShare(pid: number): number | undefined {
  try {
    const [, size] = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return size === undefined ? undefined : Number(size);
  } catch {
    return undefined;
  }
}

function listProcesses(): { readonly pid: number; readonly parent: number; readonly size: number }[] | undefined {
  try {
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .trim()
      .split('\n');
    return lines.map((line) => {
      const [pid = 0, parent = 0, size = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, size };
    });
  } catch {
    return undefined;
  }
}
