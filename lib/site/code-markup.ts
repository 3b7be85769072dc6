/** Tags of code blocks, explorers and file trees, which React inserts as HTML: no scripts, no frames, no links, no handlers, no styles. */
const TAGS =
  /<\/?(?:div|span|pre|code|br|mark|ins|del|p|ul|li|details|summary)(?: (?:class|tabindex|hidden|data-[\w-]+|aria-[\w-]+)(?:=(?:"[^"]*"|[\w.-]+))?)*>/g;

/** Returns whether HTML consists only of these tags. The browser refuses all other HTML in strings. */
export function isCodeMarkup(html: string): boolean {
  return !html.replace(TAGS, '').includes('<');
}

/** Returns the HTML if the browser accepts it. Throws otherwise, since the page could not start. */
export function checkCodeMarkup(html: string): string {
  if (isCodeMarkup(html)) return html;
  throw new Error(
    `Browsers would refuse this HTML, because lib/site/code-markup.ts does not allow some of its tags or attributes: ${html.slice(0, 200)}`,
  );
}
