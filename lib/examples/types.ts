import type { Definition } from '@/lib/examples/definition';
import type { Axis } from '@/lib/site/explorer-names';

/** Shapes of the examples: what a folder states, what the real tool did with it, and what a page shows of it. */

/** An example as read from its folder. */
export interface Example {
  /** `<page>/<name>`, the folder below `content/examples`. */
  readonly id: string;
  readonly definition: Definition;
  /** Path in the project -> text, from the base files, the extended example and the example itself. */
  readonly files: ReadonlyMap<string, string>;
  /** Hash of everything above: a snapshot with another one is out of date. */
  readonly hash: string;
}

/** A file as a page shows it. */
export interface ShownFile {
  readonly path: string;
  /** Name of the highlighter's language. */
  readonly lang: string;
  /** Parts in order; folded ones are runtime code beside the point. */
  readonly parts: readonly { readonly text: string; readonly folded: boolean }[];
}

/** Levels of the log lines that tell the steps of a build. */
export const LOG_LEVELS = ['info', 'start', 'ready'] as const;

/** A line of a log that tells a step of the build, without the time it took, which differs from run to run. */
export interface LogLine {
  readonly level: (typeof LOG_LEVELS)[number];
  readonly text: string;
}

/** Everything that a page shows of a build. */
export interface RunView {
  readonly name: string;
  /** The value of each axis of the matrix, in the order of the axes; empty without a matrix. */
  readonly values: readonly string[];
  /** Commands as a reader would type them. */
  readonly commands: readonly string[];
  /** Exit code of a build that fails on purpose. */
  readonly failsWith?: number;
  readonly output: readonly ShownFile[];
  /** Empty where the example does not show it. */
  readonly log: string;
  readonly steps: readonly LogLine[];
  readonly tree: readonly { readonly path: string; readonly size: number | null }[];
}

/** Everything that a page shows of an example. */
export interface ExampleView {
  readonly id: string;
  /** Version of `@rslib/core` that the snapshot was made with. */
  readonly version: string;
  readonly input: readonly ShownFile[];
  readonly runs: readonly RunView[];
  readonly axes: readonly Axis[];
}
