import { getFileKind } from '@/lib/site/file-kind';

/** The icon of a file, by its extension. */
export function FileIcon({ name }: { readonly name: string }) {
  return <span className="file-icon" data-kind={getFileKind(name)} aria-hidden="true" />;
}
