import { listTools } from '@/lib/examples/tools';
import { readBuilt } from '@/lib/examples/view';
import { escapePattern } from '@/lib/site/escape';

/** What the build of an example printed and wrote. Pages quote lines of it. */
export interface ExampleRecord {
  /** Tools that the commands ran, each with its version. */
  readonly tools: readonly string[];
  /** The log of each step. */
  readonly logs: readonly (readonly string[])[];
  /** Texts that checks expect from the programs that they run, whose output is not recorded. */
  readonly expected: readonly string[];
  /** Lines of each source file and of each recorded output. */
  readonly files: Readonly<Record<string, readonly string[]>>;
}

/** Reads the committed record of an example without running the tool. Throws like `readBuilt`. */
export function readRecord(root: string, id: string): ExampleRecord {
  const { example, snapshot, versions } = readBuilt(root, id);
  const inputs = [...example.files].map(([file, text]): [string, readonly string[]] => [file, text.split('\n')]);
  const outputs = snapshot.runs.flatMap(({ shown }) => Object.entries(shown));
  return {
    tools: listTools(example, versions),
    logs: snapshot.runs.flatMap(({ steps }) => steps.map(({ log }) => log)),
    // Any line contains the empty text, which is expected from a program that prints nothing.
    expected: example.definition.checks
      .flatMap((check) => (check.kind === 'run' ? [check.stdout ?? '', check.stderr ?? ''] : []))
      .filter((text) => text.trim() !== ''),
    files: Object.fromEntries([...inputs, ...outputs]),
  };
}

/** Finds the first line of a quote that is not one of the lines; undefined if there is none. An ellipsis stands for any text. */
export function findUnrecorded(quote: string, lines: readonly string[], expected: readonly string[] = []): string | undefined {
  return quote
    .split('\n')
    .map((line) => line.trim())
    .find((line) => {
      const pattern = new RegExp(`^${line.split('…').map(escapePattern).join('.*')}$`);
      return line !== '' && !lines.some((recorded) => pattern.test(recorded.trim())) && !expected.some((text) => line.includes(text));
    });
}
