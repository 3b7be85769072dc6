import type { Axis } from '@/lib/site/explorer-names';

/** Shapes of the examples: what a folder states, what the real tool did with it, and what a page shows of it. */

/** A command with what it must end with. `rslib` and `tsc` are the toolchain's own, `node` is the Node that verifies. */
export interface Step {
  readonly run: string;
  /** Expected exit code; a step that must fail states it. */
  readonly exit: number;
}

/** A statement of the prose, as something that a program can find out. */
export type Check =
  | {
      readonly kind: 'file';
      readonly file: string;
      readonly startsWith?: string;
      readonly contains?: string;
      readonly lacks?: string;
      readonly executable?: boolean;
    }
  | { readonly kind: 'absent'; readonly absent: string }
  | { readonly kind: 'log'; readonly log: string; readonly lacks?: boolean }
  | { readonly kind: 'run'; readonly run: string; readonly exit: number; readonly stdout?: string; readonly stderr?: string };

/** Lines of a file that a page shows; each pattern matches exactly one line, the others are folded. */
export interface Excerpt {
  readonly from: string;
  readonly to: string;
}

/** An `example.json`, its defaults filled in. */
export interface Definition {
  /** Path of the page whose sentences it proves without being shown there; all others are on a page. */
  readonly proves?: string;
  /** Path of the page that a reader followed from top to bottom to get exactly these files and steps: all of them stand there. */
  readonly follows?: string;
  /** Another example whose files come first: one source serves several switches. */
  readonly extends?: string;
  readonly toolchain: string;
  readonly steps: readonly Step[];
  /** Files to show, in this order. */
  readonly input: readonly string[];
  readonly output: readonly string[];
  readonly log: boolean;
  readonly excerpt: Readonly<Record<string, Excerpt>>;
  readonly checks: readonly Check[];
  /** Patterns of files whose content depends on the folder of the build or on which of two outputs is written last: listed without size, hashes masked. */
  readonly unstable: readonly string[];
  /** Patterns of the written files to list, where a tool writes hundreds and a log that differs each time, which is not kept then. */
  readonly list?: readonly string[];
  /** Axes of the explorer: every combination of their values is a build, with the flags of its values added to the first step. */
  readonly matrix?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Sets of values that the tool refuses together, with exit code 1. */
  readonly refused: readonly (readonly string[])[];
}

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

/** What one build wrote and said, normalised. */
export interface RunResult {
  /** Values of the matrix joined by `-`; empty without one. */
  readonly name: string;
  readonly steps: readonly { readonly run: string; readonly exit: number; readonly log: readonly string[] }[];
  /** New files with their size in bytes; null where it depends on the folder. */
  readonly files: Readonly<Record<string, number | null>>;
  readonly shown: Readonly<Record<string, readonly string[]>>;
}

/** A `snapshot.json`. */
export interface Snapshot {
  /** `Example.hash` of the run. */
  readonly inputs: string;
  readonly runs: readonly RunResult[];
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
