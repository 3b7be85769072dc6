import type { RunView, ShownFile } from '@/lib/examples/types';
import type { Axis } from '@/lib/site/explorer-names';
import type { PackageManager } from '@/lib/site/package-manager-commands';

/** What the component `Example` prints around its panes, which are its children in the order of `panes`. */
export interface ExampleSummary {
  readonly id: string;
  /** Version of the tool that built it. */
  readonly version: string;
  /** Folder of the example in the repository. */
  readonly href?: string;
  /** Commands as a reader would type them. */
  readonly commands: readonly string[];
  /** Exit code of a build that must fail. */
  readonly failsWith?: number;
  /** Pane that is shown first, where the page chooses one. */
  readonly open?: PaneKind;
  readonly panes: readonly PaneKind[];
}

export const PANE_KINDS = ['input', 'output', 'tree', 'log'] as const;
type PaneKind = (typeof PANE_KINDS)[number];

/** The content of a pane. */
export type ExamplePane =
  | { readonly kind: 'input' | 'output'; readonly files: readonly ShownFile[] }
  | { readonly kind: 'tree'; readonly files: RunView['tree'] }
  | { readonly kind: 'log'; readonly text: string };

/** What the component `OutputExplorer` prints around its children: the source first, then one child for each panel. */
export interface ExplorerSummary {
  readonly id: string;
  readonly version: string;
  readonly href?: string;
  readonly axes: readonly Axis[];
  /** A panel has a value of every axis but the last, whose values are the states inside the panel. */
  readonly panels: readonly { readonly values: readonly string[]; readonly failsWith?: number }[];
}

interface FileTreeItem {
  /** The names of folders may end in a slash. */
  readonly name: string;
  /** What the tree says after the name. */
  readonly note?: string;
  readonly isMarked?: boolean;
}

/** A line of a file tree. */
export type FileTreeEntry =
  | (FileTreeItem & { readonly kind: 'file' })
  | (FileTreeItem & { readonly kind: 'folder'; readonly entries: readonly FileTreeEntry[] });

/** What to type with one package manager. */
export interface ManagerCommands {
  readonly manager: PackageManager;
  /** Lines of the command: the program, and its arguments or an empty text. */
  readonly lines: readonly { readonly program: string; readonly args: string }[];
}

/** Everything that one of our elements shows, as one value on its node: what React gets as props and the Markdown version is made from. */
export type ElementData =
  | { readonly kind: 'example'; readonly summary: ExampleSummary; readonly panes: readonly ExamplePane[] }
  | {
      readonly kind: 'explorer';
      readonly summary: ExplorerSummary;
      readonly input: readonly ShownFile[];
      readonly builds: readonly Pick<RunView, 'commands' | 'failsWith' | 'tree'>[];
      /** Files of the first build. */
      readonly output: readonly ShownFile[];
    }
  | { readonly kind: 'file-tree'; readonly entries: readonly FileTreeEntry[] }
  | { readonly kind: 'commands'; readonly managers: readonly ManagerCommands[] };
