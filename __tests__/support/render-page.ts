import { TextEncoder } from 'node:util';
import type { ReactNode } from 'react';

/** The server renderer accesses both when it is loaded, but does not use them for static pages. They are missing in jsdom. */
class Channel {
  readonly port1 = {};
  readonly port2 = { postMessage: () => undefined };
}
Object.assign(globalThis, { MessageChannel: Channel, TextEncoder });
const { renderToStaticMarkup } = await import('react-dom/server');

/** The HTML of a page as in the export, before scripts run. */
export function renderHtml(node: ReactNode): string {
  return renderToStaticMarkup(node);
}

/** The page as a DOM document. */
export function renderPage(node: ReactNode): Document {
  return new DOMParser().parseFromString(renderHtml(node), 'text/html');
}
