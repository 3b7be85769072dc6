import { scanTags, type Tag } from '@/lib/build/html';

/**
 * Puts the icon links of a page before its metadata. React hoists both, in the order in which layout and metadata finish, and that is
 * a race: the page that first uses a client module in a process waits for it, so its icons come last.
 */
export function orderIcons(html: string): string {
  const tags = scanTags(html);
  const head = tags.slice(
    0,
    tags.findIndex(({ name, closing }) => name === 'head' && closing),
  );
  const icons = head.filter(isIcon);
  const metadata = head.find(isMetadata);
  const first = icons[0];
  if (!first || !metadata || first.start < metadata.start) return html;
  const links = icons.map(({ start, end }) => html.slice(start, end));
  const rest = [...icons].reverse().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), html);
  return rest.slice(0, metadata.start) + links.join('') + rest.slice(metadata.start);
}

function isIcon({ name, attributes }: Tag): boolean {
  return name === 'link' && /^(?:apple-touch-)?icon$/.test(attributes.get('rel') ?? '');
}

function isMetadata({ name, attributes }: Tag): boolean {
  return name === 'title' || (name === 'meta' && attributes.has('name') && attributes.get('name') !== 'viewport');
}
