/** Kind of icon by file extension. */
const MARKS = new Map([
  ['ts', 'ts'],
  ['tsx', 'ts'],
  ['mts', 'ts'],
  ['cts', 'ts'],
  ['js', 'js'],
  ['jsx', 'js'],
  ['mjs', 'js'],
  ['cjs', 'js'],
  ['json', 'json'],
  ['css', 'css'],
  ['scss', 'css'],
  ['less', 'css'],
  ['vue', 'vue'],
  ['svelte', 'svelte'],
  ['md', 'md'],
  ['mdx', 'md'],
  ['html', 'html'],
  ['svg', 'html'],
]);

/** The icon of a file, by its extension. It is drawn with CSS, because it is repeated in every code block. */
export function FileIcon({ name }: { readonly name: string }) {
  const ending = /\.(\w+)$/.exec(name.trim())?.[1] ?? '';
  return <span className="file-icon" data-kind={MARKS.get(ending) ?? 'file'} aria-hidden="true" />;
}
