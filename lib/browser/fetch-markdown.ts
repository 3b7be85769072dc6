/** The first line of every Markdown version, written by `lib/outputs/markdown-page.ts`. */
const FIRST_LINE = '---\n';

/**
 * Fetches the Markdown version of a page. Throws if the response is an error or not Markdown: some hosts answer requests for missing files
 * with an HTML page and status 200.
 */
export async function fetchMarkdown(url: string): Promise<string> {
  const response = await fetch(url);
  const text = response.ok ? await response.text() : '';
  if (!text.startsWith(FIRST_LINE)) throw new Error(`No Markdown at ${url} (status ${response.status}).`);
  return text;
}
