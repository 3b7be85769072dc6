import { parse } from 'parse5';
import type { HtmlDocument } from '@/lib/export/html';

/** Parses a page with the positions of its elements. */
export function parseWithLocations(html: string): HtmlDocument {
  return parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
}
