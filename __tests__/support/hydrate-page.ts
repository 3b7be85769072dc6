import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderHtml } from './render-page';

/**
 * Shows the exported HTML, lets `prepare` do what the reader, the browser and the scripts do before the start, and hydrates.
 * Returns the element around the page.
 */
export function hydratePage(page: ReactNode, prepare: (container: HTMLElement) => void): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderHtml(page);
  document.body.append(container);
  prepare(container);
  const { error } = console;
  // In development, React reports the attributes that were changed before. It keeps them, as in production.
  const report = jest.spyOn(console, 'error').mockImplementation((message, ...more) => {
    if (!String(message).includes("some attributes of the server rendered HTML didn't match")) error(message, ...more);
  });
  render(page, { container, hydrate: true });
  report.mockRestore();
  return container;
}
