const KINDS = new Map([
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

/** Returns the kind of a file by its extension, for its icon; `file` if the extension is unknown. The styles draw the icons. */
export function getFileKind(name: string): string {
  const extension = /\.(\w+)$/.exec(name.trim())?.[1] ?? '';
  return KINDS.get(extension) ?? 'file';
}
