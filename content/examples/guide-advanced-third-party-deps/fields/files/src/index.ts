import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';

export const badge = (text: string): string =>
  renderToString(h('span', { class: 'badge' }, text));
