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

/** Returns the kind of a file for its icon, by its extension; `file` for all others. The styles draw the icons by kind. */
export function getFileKind(name: string): string {
  const extension = /\.(\w+)$/.exec(name.trim())?.[1] ?? '';
  return KINDS.get(extension) ?? 'file';
}
