import matter from 'gray-matter';

/** Returns the body of a shared fragment. Replaces the frontmatter, if any, with empty lines. */
export function parseFragment(text: string): string {
  const source = text.replaceAll('\r\n', '\n');
  const { content } = matter(source, {});
  return padLines(source, content) + content;
}

/** Returns as many newlines as `source` has before `body`, so that line numbers in the body match the file. */
export function padLines(source: string, body: string): string {
  return '\n'.repeat(source.slice(0, source.length - body.length).split('\n').length - 1);
}
