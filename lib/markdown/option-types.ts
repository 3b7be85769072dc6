export interface ObjectType {
  /** Alternatives before the object: `boolean | `. */
  readonly before: string;
  /** `rest` follows the name: `?: string`. */
  readonly fields: readonly { readonly name: string; readonly rest: string }[];
}

/**
 * Finds the fields of an object type such as `boolean | { bundle?: boolean; alias?: {…} }`, with nested objects shortened, or of a list of
 * names, `{ bundle?, alias? }`.
 */
export function findObject(type: string): ObjectType | undefined {
  const parts = split(type, '|');
  const object = parts.find((part) => part.startsWith('{') && part.endsWith('}'));
  if (!object) return undefined;
  const others = parts.filter((part) => part !== object);
  const content = object.slice(1, -1);
  const fields = split(content, content.includes(':') ? ';' : ',').flatMap((field) => {
    const [, name = '', rest = ''] = /^('[^']+'|\w+)(.*)$/.exec(field) ?? [];
    return name ? [{ name, rest: shorten(rest) }] : [];
  });
  return { before: others.map((part) => `${shorten(part)} | `).join(''), fields };
}

/** Replaces objects in a type: `boolean | { a?: string }` -> `boolean | object`. */
export function summarizeType(type: string): string {
  return split(type, '|')
    .map((part) => (part.startsWith('{') ? 'object' : part))
    .join(' | ');
}

function shorten(type: string): string {
  return type.replace(/\{[^{}]*\}/g, '{…}');
}

/** Splits at a separator, except inside brackets and strings. */
function split(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const char of text) {
    if (quote) quote = char === quote ? '' : quote;
    else if (char === "'" || char === '"') quote = char;
    else if ('{[(<'.includes(char)) depth += 1;
    else if ('}])>'.includes(char) && !(char === '>' && parts.at(-1)?.endsWith('='))) depth -= 1;
    if (char === separator && depth === 0 && !quote) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
