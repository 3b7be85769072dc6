/** A start or end tag of an HTML file that a renderer wrote; not a parser for HTML of unknown origin. */
export interface Tag {
  readonly name: string;
  readonly closing: boolean;
  readonly attributes: ReadonlyMap<string, string>;
  /** Offset of `<`, and of what follows `>`. */
  readonly start: number;
  readonly end: number;
  /** For elements whose content is no markup (`script`, `style`, …): that content. */
  readonly rawText?: string;
}

const TOKEN = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const COMMENT = /<!--[\s\S]*?-->/g;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title']);

/** All tags in order, without those that stand inside comments, scripts and other raw text. */
export function scanTags(html: string): Tag[] {
  const tags: Tag[] = [];
  const token = new RegExp(TOKEN);
  for (let match = token.exec(html); match; match = token.exec(html)) {
    const name = match[2]?.toLowerCase();
    if (!name) continue;
    const tag = {
      name,
      closing: match[1] === '/',
      attributes: readAttributes(match[3] ?? ''),
      start: match.index,
      end: token.lastIndex,
    };
    if (tag.closing || !RAW_TEXT.has(name)) {
      tags.push(tag);
      continue;
    }
    const close = html.indexOf(`</${name}`, tag.end);
    const rawEnd = close < 0 ? html.length : close;
    tags.push({ ...tag, rawText: html.slice(tag.end, rawEnd) });
    token.lastIndex = rawEnd;
  }
  return tags;
}

/** The words that a reader of the first `main` element sees, white space reduced; empty where there is no `main`. */
export function readMainText(html: string): string {
  const tags = scanTags(html);
  const open = tags.findIndex(({ name, closing }) => name === 'main' && !closing);
  const close = tags.findIndex(({ name, closing }) => name === 'main' && closing);
  let text = '';
  for (let index = open; index >= 0 && index < close; index += 1) {
    const from = (tags[index]?.end ?? 0) + (tags[index]?.rawText?.length ?? 0);
    text += ` ${html.slice(from, tags[index + 1]?.start).replaceAll(COMMENT, '')}`;
  }
  return text.replace(/\s+/g, ' ').trim();
}

function readAttributes(source: string): Map<string, string> {
  return new Map(
    [...source.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? '']),
  );
}
