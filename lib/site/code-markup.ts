/** Tags of code blocks and explorers, which React inserts as HTML: no scripts, no frames, no links, no handlers, no styles. */
const TAGS =
  /<\/?(?:div|span|pre|code|br|p|li|details|summary)(?: (?:class|tabindex|hidden|data-[\w-]+|aria-[\w-]+)(?:=(?:"[^"]*"|[\w.-]+))?)*>/g;

/** Whether nothing is left of the HTML that could be another tag. The browser refuses all other HTML in strings. */
export function isCodeMarkup(html: string): boolean {
  return !html.replace(TAGS, '').includes('<');
}

/** Returns HTML that the browser accepts. Throws if it would be refused, since a page could then not start. */
export function checkCodeMarkup(html: string): string {
  if (isCodeMarkup(html)) return html;
  throw new Error(
    `Browsers would refuse this HTML, because lib/site/code-markup.ts does not allow its tags or attributes: ${html.slice(0, 200)}`,
  );
}
