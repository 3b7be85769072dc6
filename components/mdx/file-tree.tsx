import type { ReactNode } from 'react';
import { FileIcon } from '@/components/mdx/file-icon';
import { type FileTreeEntry, parseFileTree } from '@/components/mdx/file-tree-entries';
import { Icon } from '@/components/ui/icon';

/** Files and folders, written as a nested Markdown list. */
export function FileTree({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="file-tree">
      <EntryList entries={parseFileTree(children)} />
    </div>
  );
}

function EntryList({ entries }: { readonly entries: readonly FileTreeEntry[] }) {
  return (
    <ul>
      {entries.map((entry, index) => (
        // Entries never move: the index tells two files of the same name apart.
        <li key={`${index}-${entry.name}`}>
          <span>
            {entry.isFolder ? <Icon name="folder" /> : <FileIcon name={entry.name} />}
            <span className={entry.isMarked ? 'font-bold text-brand-text' : undefined}>{entry.name}</span>
            {entry.note && <span className="font-sans whitespace-normal text-text-muted">{entry.note}</span>}
          </span>
          {entry.entries.length > 0 && <EntryList entries={entry.entries} />}
        </li>
      ))}
    </ul>
  );
}
