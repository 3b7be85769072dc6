import type { RunView, ShownFile } from '@/lib/examples/types';
import type { Axis } from '@/lib/site/explorer-names';
import type { PackageManager } from '@/lib/site/package-manager-commands';

/** Props of the component `Example`. Its panes are its children, in the order of `panes`. */
export interface ExampleSummary {
  readonly id: string;
  /** Version of the tool that built it. */
  readonly version: string;
  /** URL of its folder in the repository. */
  readonly href?: string;
  /** Commands as a reader would type them. */
  readonly commands: readonly string[];
  /** Exit code of a build that fails on purpose. */
  readonly failsWith?: number;
  /** Pane that is selected first; the default is the first pane. */
  readonly open?: PaneKind;
  readonly panes: readonly PaneKind[];
}

export const PANE_KINDS = ['input', 'output', 'tree', 'log'] as const;
type PaneKind = (typeof PANE_KINDS)[number];

export type ExamplePane =
  | { readonly kind: 'input' | 'output'; readonly files: readonly ShownFile[] }
  | { readonly kind: 'tree'; readonly files: RunView['tree'] }
  | { readonly kind: 'log'; readonly text: string };

/** An output explorer and its choices. */
interface ExplorerSummary {
  readonly id: string;
  readonly version: string;
  readonly axes: readonly Axis[];
}

interface FileTreeItem {
  /** Folder names may end in a slash. */
  readonly name: string;
  /** Text after the name. */
  readonly note?: string;
  readonly isMarked?: boolean;
}

/** An entry of a file tree. */
export type FileTreeEntry =
  | (FileTreeItem & { readonly kind: 'file' })
  | (FileTreeItem & { readonly kind: 'folder'; readonly entries: readonly FileTreeEntry[] });

/** The commands for one package manager. */
export interface ManagerCommands {
  readonly manager: PackageManager;
  /** One entry per line of the command; `args` may be empty. */
  readonly lines: readonly { readonly program: string; readonly args: string }[];
}

/** The content of a custom element. React gets it as props, and the Markdown version is written from it. */
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
