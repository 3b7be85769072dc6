/** With this every Markdown version starts (`lib/outputs/markdown-page.ts`). */
const FIRST_LINE = '---\n';

/**
 * The Markdown version at an address. Throws where the answer is anything else: an error, or the HTML page that some hosts send with
 * status 200 in place of what is missing.
 */
export async function fetchMarkdown(url: string): Promise<string> {
  const response = await fetch(url);
  const text = response.ok ? await response.text() : '';
  if (!text.startsWith(FIRST_LINE)) throw new Error(`No Markdown at ${url} (status ${response.status}).`);
  return text;
}
