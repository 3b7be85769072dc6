import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { ShellRoot } from '@/components/shell/shell-root.client';
import { SiteLink } from '@/components/ui/site-link.client';
import { READY_ATTRIBUTE } from '@/lib/browser/ready';
import { stubBrowser } from './browser-stubs';
import { Framework, PAGE_MANIFEST, router } from './shell-fixture';

const scrolled = jest.fn();

beforeEach(() => {
  stubBrowser();
  jest.clearAllMocks();
  jest.useFakeTimers();
  history.replaceState(null, '', '/');
  document.documentElement.removeAttribute(READY_ATTRIBUTE);
  Element.prototype.scrollIntoView = scrolled;
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type: 'navigate' }], configurable: true });
});
afterEach(() => jest.useRealTimers());

function setUp(slug: string, pageManifest = PAGE_MANIFEST, leaf?: ReactNode) {
  const draw = (at: string) => (
    <Framework slug={at}>
      <ShellRoot pageManifest={pageManifest} sidebarPrefixes={['/guide/', '/blog/']} animateContent>
        <SiteLink href="/config/lib/dts#usage">go</SiteLink>
        <h2 id="usage">Usage</h2>
        {leaf}
      </ShellRoot>
    </Framework>
  );
  const { rerender } = render(draw(slug), { container: document.documentElement });
  return { goTo: (at: string) => act(() => rerender(draw(at))) };
}

const marks = () => document.body.getAttributeNames().filter((name) => name.startsWith('data-no-'));

test.each([
  ['guide/start', 'doc', []],
  ['config', 'doc', ['data-no-sidebar']],
  ['blog', 'doc', ['data-no-sidebar']],
  ['404', '404', ['data-no-sidebar']],
  ['guide/bare', 'doc', ['data-no-navbar', 'data-no-footer', 'data-no-global-ui']],
  ['guide/blank', 'blank', ['data-no-navbar', 'data-no-sidebar']],
  ['guide/custom', 'custom', ['data-no-sidebar']],
])('the body of %s has the page type %s and %j', (slug, pageType, expected) => {
  const flags = {
    ...PAGE_MANIFEST.flags,
    'guide/bare': { navbar: false, footer: false, globalUi: false },
    'guide/blank': { pageType: 'blank' },
    'guide/custom': { pageType: 'custom' },
  } as const;
  setUp(slug, { ...PAGE_MANIFEST, flags });
  expect(document.body.dataset.pageType).toBe(pageType);
  expect(marks()).toEqual(expected);
});

test('links use the router, and scroll to their hash after 100 ms', () => {
  setUp('guide/start');
  fireEvent.mouseEnter(screen.getByRole('link'));
  expect(router.prefetch).toHaveBeenCalledWith('/config/lib/dts#usage');
  router.push.mockImplementation((href) => history.pushState(null, '', href));
  fireEvent.click(screen.getByRole('link'));
  expect(router.push).toHaveBeenCalledWith('/config/lib/dts#usage');
  act(() => jest.advanceTimersByTime(99));
  expect(scrolled).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('heading')]);
});

test('content is animated only after client navigation', () => {
  setUp('guide/start');
  expect(document.body.hasAttribute('data-animate-content')).toBe(false);
  fireEvent.click(screen.getByRole('link'));
  expect(document.body.hasAttribute('data-animate-content')).toBe(true);
});

test('parts hidden by the query are shown again on pages without it', () => {
  history.replaceState(null, '', '/guide/start/?sidebar=0');
  const { goTo } = setUp('guide/start');
  expect(document.documentElement.hasAttribute('data-hide-sidebar')).toBe(true);
  history.replaceState(null, '', '/config/');
  goTo('config');
  expect(document.documentElement.hasAttribute('data-hide-sidebar')).toBe(false);
});

describe('the hash of the initial URL', () => {
  const load = async () => {
    await act(async () => {
      window.dispatchEvent(new Event('load'));
    });
  };

  beforeEach(() => {
    history.replaceState(null, '', '/guide/start/#usage');
    Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
  });

  test('is scrolled to after load', async () => {
    setUp('guide/start');
    expect(scrolled).not.toHaveBeenCalled();
    await load();
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])('is ignored after %s', async (sign) => {
    setUp('guide/start');
    window.dispatchEvent(new Event(sign));
    await load();
    expect(scrolled).not.toHaveBeenCalled();
  });

  test.each(['reload', 'back_forward'])('is ignored on %s', async (type) => {
    Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type }], configurable: true });
    setUp('guide/start');
    await load();
    expect(scrolled).not.toHaveBeenCalled();
  });
});

test('history entries of hash links are registered with the router', () => {
  setUp('guide/start');
  history.replaceState(null, '', '/guide/start/?q=1#usage');
  window.dispatchEvent(new Event('hashchange'));
  expect(router.replace).toHaveBeenCalledWith('?q=1#usage', { scroll: false });
  history.replaceState({ known: true }, '', '/guide/start/#usage');
  window.dispatchEvent(new Event('hashchange'));
  expect(router.replace).toHaveBeenCalledTimes(1);
});

describe('readiness', () => {
  const isReady = () => document.documentElement.hasAttribute(READY_ATTRIBUTE);

  test('is set after the effects of the page and the updates they cause', () => {
    const seen: string[] = [];
    function Leaf() {
      const [running, setRunning] = useState(false);
      useEffect(() => setRunning(true), []);
      useEffect(() => {
        seen.push(`${running} ${isReady()}`);
      }, [running]);
      return null;
    }
    setUp('guide/start', PAGE_MANIFEST, <Leaf />);
    expect(seen).toEqual(['false false', 'true false']);
    expect(isReady()).toBe(true);
  });

  test('is kept after navigation', () => {
    const { goTo } = setUp('guide/start');
    goTo('config');
    expect(isReady()).toBe(true);
  });
});
