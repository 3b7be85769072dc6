import { MEMORY_OPTIONS, type ProgramResult, runAndRead } from '@/lib/node/run-program.mjs';
import { describeOutput } from '@/lib/node/system-errors.mjs';

const QUOTED_LINES = 15;

/** Runs `next build`, which renders the pages once `ready` resolves. Throws the reason of a failure, or the error of `ready`. */
export async function runFramework(env: Readonly<Record<string, string>>, ready: Promise<unknown>): Promise<void> {
  let reason: unknown;
  ready.catch((error: unknown) => {
    reason = error;
  });
  const args = ['node_modules/next/dist/bin/next', 'build'];
  const options = {
    NEXT_TELEMETRY_DISABLED: '1',
    // Makes the bundler's allocator return unused memory at once. Otherwise, it keeps 300 MiB of it while pages are rendered.
    MIMALLOC_PURGE_DELAY: '0',
    // Child processes inherit the options, and those of the user come last.
    NODE_OPTIONS: [...MEMORY_OPTIONS, process.env.NODE_OPTIONS].filter(Boolean).join(' '),
  };
  const result = await runAndRead(process.execPath, args, { env: { ...options, ...env }, heartbeat: true, ready });
  if (reason) throw reason;
  if (result.code !== 0 || result.signal) throw new Error(explainFailure(result));
}

/** Explains why the framework's build failed: an error of the system, a signal, or the end of its output. */
export function explainFailure({ code, signal, output }: ProgramResult): string {
  const explanation = describeOutput(output);
  if (explanation) return explanation;
  if (signal === 'SIGKILL' || /\bSIGKILL\b/.test(output)) {
    return 'The operating system ended the build (SIGKILL), usually because the memory was full. Close other programs and run the command again.';
  }
  const lines = output.trimEnd().split('\n').filter(Boolean).slice(-QUOTED_LINES);
  const end = signal ? `was terminated by ${signal}` : `failed with exit code ${code}`;
  if (lines.length === 0) return `next build ${end} and printed nothing. Delete .next, run npm ci, and run the command again.`;
  return `next build ${end}. The end of its output:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}
