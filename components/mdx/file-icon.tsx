/** File endings that have a mark of their own; the mark is its letters in a colour. */
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

/** The mark of a file by the ending of its name. Drawn by the style sheet: it repeats on every block of code. */
export function FileIcon({ name }: { readonly name: string }) {
  const ending = /\.(\w+)$/.exec(name.trim())?.[1] ?? '';
  return <span className="file-icon" data-kind={MARKS.get(ending) ?? 'file'} aria-hidden="true" />;
}
