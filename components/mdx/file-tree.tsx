import { Icon } from '@/components/ui/icon';
import type { FileTreeEntry } from '@/lib/markdown/element-data';
import { getFileKind } from '@/lib/site/file-kind';

export interface FileTreeProps {
  readonly entries: readonly FileTreeEntry[];
}

/** A tree of files and folders, which content writes as a nested Markdown list. */
export function FileTree({ entries }: FileTreeProps) {
  return (
    <div className="file-tree">
      <EntryList entries={entries} />
    </div>
  );
}

function EntryList({ entries }: FileTreeProps) {
  return (
    <ul>
      {entries.map((entry, index) => (
        // Entries are never reordered; the index distinguishes files with the same name.
        <li key={`${index}-${entry.name}`}>
          <span>
            {entry.kind === 'folder' ? (
              <Icon name="folder" />
            ) : (
              <span className="file-icon" data-kind={getFileKind(entry.name)} aria-hidden="true" />
            )}
            <span className={entry.isMarked ? 'font-bold text-brand-text' : undefined}>{entry.name}</span>
            {entry.note && <span>{entry.note}</span>}
          </span>
          {entry.kind === 'folder' && entry.entries.length > 0 && <EntryList entries={entry.entries} />}
        </li>
      ))}
    </ul>
  );
}
