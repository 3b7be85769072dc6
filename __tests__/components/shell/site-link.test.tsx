import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { SiteLink } from '@/components/ui/site-link.client';
import { TestShell } from './shell-fixture';

const navigate = jest.fn();
const prefetch = jest.fn();

function link(href: string) {
  render(
    <TestShell slug="guide/start" navigate={navigate} prefetch={prefetch}>
      <SiteLink href={href}>go</SiteLink>
    </TestShell>,
  );
  const anchor = screen.getByRole('link', { name: 'go' });
  // jsdom does not implement navigation.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  return anchor;
}

beforeEach(() => jest.clearAllMocks());

test.each(['https://example.com/', 'http://example.com/', 'mailto:a@example.com', 'tel:+1', '//example.com/'])(
  '%s opens in a new tab',
  (href) => {
    const anchor = link(href);
    expect(anchor.getAttribute('href')).toBe(href);
    expect(anchor.getAttribute('target')).toBe('_blank');
    expect(anchor.getAttribute('rel')).toBe('noopener noreferrer');
    fireEvent.click(anchor);
    expect(navigate).not.toHaveBeenCalled();
  },
);

test.each(['/guide/start/quick-start', '/config/', '/', '/config/lib/dts#dtsbundle', '/config/?q=1'])(
  '%s is a page: fetched on hover, followed in place',
  (href) => {
    const anchor = link(href);
    expect(anchor.getAttribute('href')).toBe(href);
    expect(anchor.hasAttribute('target')).toBe(false);
    expect(prefetch).not.toHaveBeenCalled();
    fireEvent.mouseEnter(anchor);
    expect(prefetch).toHaveBeenCalledWith(href);
    fireEvent.click(anchor);
    expect(navigate).toHaveBeenCalledWith(href);
  },
);

test('a link with a target is left to the browser', () => {
  render(
    <TestShell slug="guide/start" navigate={navigate}>
      <SiteLink href="/config/" target="_blank">
        go
      </SiteLink>
    </TestShell>,
  );
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'go' }));
  expect(navigate).not.toHaveBeenCalled();
});

test('prefetches on focus and touch', () => {
  const anchor = link('/config/');
  fireEvent.focus(anchor);
  fireEvent.touchStart(anchor);
  expect(prefetch).toHaveBeenCalledTimes(2);
});

test.each(['#usage', '/zh/guide/start/', '/rss/blog-rss.xml', '/llms.txt', '/guide/start.md#a', '/files/lib-1.0-beta'])(
  '%s is left to the browser',
  (href) => {
    const anchor = link(href);
    fireEvent.mouseEnter(anchor);
    fireEvent.click(anchor);
    expect(anchor.hasAttribute('target')).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
    expect(prefetch).not.toHaveBeenCalled();
  },
);

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is for the browser',
  (init) => {
    fireEvent.click(link('/config/'), init);
    expect(navigate).not.toHaveBeenCalled();
  },
);
