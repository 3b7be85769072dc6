import type { FixView, RunLog, RunView, ShownFile } from '@/lib/examples/types';
import type { Axis } from '@/lib/site/explorer-names';
import type { PackageManager } from '@/lib/site/package-manager-commands';

/** Props of the component `Example`. Its children are input, files written, log, fix, and output, or an element per output file. */
export interface ExampleSummary {
  readonly id: string;
  /** Whether readers can download it as a project. */
  readonly isProject: boolean;
  /** Tools that ran, each with its version. */
  readonly tools: readonly string[];
  /** URL of its folder in the repository. */
  readonly href?: string;
  /** Commands as a reader would type them; none if only the input is shown. */
  readonly commands: readonly string[];
  /** Exit code of a command that fails on purpose, and whether it is a build. */
  readonly failsWith?: number;
  readonly isBuild: boolean;
  /** Set if the example shows a fix: the path of its first file, or no path if the command itself changes. */
  readonly fix?: { readonly path?: string };
  /** Number of files that the commands wrote, and their size in bytes if known. */
  readonly files?: { readonly count: number; readonly size?: number };
  /** Whether the list of files is unfolded. */
  readonly showsFiles: boolean;
  /** Names of output files that are shown in tabs. */
  readonly tabs: readonly string[];
}

/** The parts of an example that `only` selects. A fix belongs to the log. */
export const EXAMPLE_PARTS = ['input', 'output', 'tree', 'log'] as const;

/** What an example shows; parts that were not selected are empty or absent. */
export interface ExampleContent {
  readonly input: readonly ShownFile[];
  readonly output: readonly ShownFile[];
  readonly tree: RunView['tree'];
  readonly log?: RunLog;
  readonly fixes: readonly FixView[];
}

interface FileTreeItem {
  /** Folder names may end in a slash. */
  readonly name: string;
  /** Text after the name. */
  readonly note?: string;
  readonly isMarked?: boolean;
}

export type FileTreeEntry =
  | (FileTreeItem & { readonly kind: 'file' })
  | (FileTreeItem & { readonly kind: 'folder'; readonly entries: readonly FileTreeEntry[] });

/** A command in the syntax of one package manager. */
export interface ManagerCommand {
  readonly manager: PackageManager;
  /** May have several lines. */
  readonly command: string;
}

/** The content of a custom element. React gets it as props, and the Markdown version is generated from it. */
export type ElementData =
  | { readonly kind: 'example'; readonly summary: ExampleSummary; readonly content: ExampleContent }
  | {
      readonly kind: 'explorer';
      readonly version: string;
      readonly axes: readonly Axis[];
      readonly input: readonly ShownFile[];
      readonly builds: readonly Pick<RunView, 'commands' | 'failsWith' | 'tree'>[];
      /** Files of the first build. */
      readonly output: readonly ShownFile[];
    }
  /** The number of examples on a page, and the tools that built them, each with its version. */
  | { readonly kind: 'proof'; readonly count: number; readonly tools: readonly string[] }
  | { readonly kind: 'file-tree'; readonly entries: readonly FileTreeEntry[] }
  | { readonly kind: 'commands'; readonly managers: readonly ManagerCommand[] };
