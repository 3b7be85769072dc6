import type { Definition } from '@/lib/examples/definition';
import type { RunResult } from '@/lib/examples/snapshot';
import type { Axis } from '@/lib/site/explorer-names';

/** An example as read from its folder. */
export interface Example {
  /** `<page>/<name>`, the folder below `content/examples`. */
  readonly id: string;
  readonly definition: Definition;
  /** Path in the project -> text. Later sources override earlier ones: base files, extended example, example. */
  readonly files: ReadonlyMap<string, string>;
  /** The fix for a failing command: files to replace or add, path -> text, and the new command if it changes. */
  readonly fix?: { readonly files: ReadonlyMap<string, string>; readonly run?: string };
  /** Hash of all files and settings. A snapshot with a different hash is out of date. */
  readonly hash: string;
}

/** A file as shown on a page. */
export interface ShownFile {
  readonly path: string;
  /** The parts in order; folded parts are runtime code that readers can skip. */
  readonly parts: readonly { readonly text: string; readonly folded: boolean }[];
  /** Numbers, from 1, of the lines that prove what the page says; absent if there are none. */
  readonly marks?: readonly number[];
}

/** Bytes of JavaScript after a consumer's build: minified, and compressed with gzip. */
export type Measured = NonNullable<RunResult['measured']>;

/** What the commands of a build printed. */
export interface RunLog {
  readonly text: string;
  /** Numbers, from 1, of the lines that prove what the page says. */
  readonly marks: readonly number[];
  readonly hasFailed: boolean;
}

/** A build as shown on a page. */
export interface RunView {
  readonly name: string;
  /** The value of each axis of the matrix, in the order of the axes; empty without a matrix. */
  readonly values: readonly string[];
  /** Commands as a reader would type them. */
  readonly commands: readonly string[];
  /** Exit code of a command that fails on purpose. */
  readonly failsWith?: number;
  /** Whether the command that fails is a build. */
  readonly isBuild: boolean;
  readonly output: readonly ShownFile[];
  /** Absent if the example does not show its log, or the commands print nothing. */
  readonly log?: RunLog;
  readonly tree: readonly { readonly path: string; readonly size: number | null }[];
  /** Size of the JavaScript that a measured example shows; absent if it differs by machine. */
  readonly measured?: Measured;
}

/** A change that fixes a failing command. */
export interface FixView {
  /** Absent if the command changes. */
  readonly path?: string;
  /** Lines with `+`, `-` or a space in front. */
  readonly diff: string;
}

/** What a reader needs to repeat the steps of an example, in addition to the files of `input`. */
export interface ExampleSetup {
  /** Additional files, by path. */
  readonly files: readonly ShownFile[];
  readonly packages: readonly string[];
  /** The steps as in `example.json`, and the scripts of `package.json` by name. */
  readonly steps: readonly string[];
  readonly scripts: Readonly<Record<string, string>>;
}

/** An example as shown on a page. */
export interface ExampleView {
  readonly id: string;
  /** Whether `buildProject` builds a project from it. */
  readonly isProject: boolean;
  /** Version of `@rslib/core` that the snapshot was made with. */
  readonly version: string;
  /** Tools that the commands run, each with its version. */
  readonly tools: readonly string[];
  /** Source files, and the values of the matrix that they belong to. Without values, a file belongs to all builds. */
  readonly input: readonly (ShownFile & { readonly values?: readonly string[] })[];
  readonly setup: ExampleSetup;
  readonly runs: readonly RunView[];
  /** Empty if no command fails or nothing fixes it. */
  readonly fixes: readonly FixView[];
  readonly axes: readonly Axis[];
  /** The flags of each value of each axis, as a part of the command; empty without a matrix. */
  readonly flags: readonly (readonly string[])[];
  readonly refused: readonly (readonly string[])[];
}
