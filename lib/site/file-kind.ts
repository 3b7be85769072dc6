/** The kinds of files that the styles draw icons for, with their extensions. */
const KINDS = Object.entries({
  ts: ['ts', 'tsx', 'mts', 'cts'],
  js: ['js', 'jsx', 'mjs', 'cjs'],
  json: ['json'],
  css: ['css', 'scss', 'less'],
  vue: ['vue'],
  svelte: ['svelte'],
  md: ['md', 'mdx'],
  html: ['html', 'svg'],
});

/** Returns the kind of a file by its extension: `file` if the extension is unknown, `folder` if the name ends in a slash. */
export function getFileKind(name: string): string {
  if (name.endsWith('/')) return 'folder';
  const extension = /\.(\w+)$/.exec(name)?.[1] ?? '';
  return KINDS.find(([, extensions]) => extensions.includes(extension))?.[0] ?? 'file';
}
