export interface FileTreeProps {
  /** Lists of `renderFileTree` in `lib/markdown/file-tree.ts`. */
  readonly html: string;
}

/** A tree of files and folders, which content writes as a nested Markdown list. */
export function FileTree({ html }: FileTreeProps) {
  // The pipeline renders this HTML from a syntax tree, which escapes all text.
  return <div className="file-tree" dangerouslySetInnerHTML={{ __html: html }} />;
}
