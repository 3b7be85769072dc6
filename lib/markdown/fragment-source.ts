import matter from 'gray-matter';

/** The body of a shared fragment: its frontmatter, if there is any, becomes empty lines. */
export function parseFragment(text: string): string {
  const source = text.replaceAll('\r\n', '\n');
  const { content } = matter(source, {});
  return padLines(source, content) + content;
}

/** As many line ends as `source` has before `body`, so that line numbers of the body hold in the file. */
export function padLines(source: string, body: string): string {
  return '\n'.repeat(source.slice(0, source.length - body.length).split('\n').length - 1);
}
