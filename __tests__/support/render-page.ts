import { TextEncoder } from 'node:util';
import type { ReactNode } from 'react';

/** The server renderer asks for both when it is loaded and needs neither for static pages; jsdom has none. */
class Channel {
  readonly port1 = {};
  readonly port2 = { postMessage: () => undefined };
}
Object.assign(globalThis, { MessageChannel: Channel, TextEncoder });
const { renderToStaticMarkup } = await import('react-dom/server');

/** The HTML of a page as the export has it, before any script runs. */
export function renderHtml(node: ReactNode): string {
  return renderToStaticMarkup(node);
}

/** The same as a document. */
export function renderPage(node: ReactNode): Document {
  return new DOMParser().parseFromString(renderHtml(node), 'text/html');
}
