import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { checkCodeMarkup } from '@/lib/site/code-markup';

/**
 * Prints the HTML of code. Most elements of the site are tokens and lines, whose attributes are in pages and payloads, and quotes in a
 * payload are escaped, so values have quotes only where they need them.
 */
export function printMarkup(nodes: ElementContent[]): string {
  return checkCodeMarkup(toHtml(nodes, { preferUnquoted: true }));
}
