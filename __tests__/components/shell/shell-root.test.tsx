import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { ShellRoot } from '@/components/shell/shell-root.client';
import { SiteLink } from '@/components/ui/site-link.client';
import { NOTICE_ID } from '@/lib/browser/behaviors/offline';
import { onEveryPage } from '@/lib/browser/page-change';
import { READY_ATTRIBUTE } from '@/lib/browser/ready';
import { HASH_SCROLL_DELAY_MS } from '@/lib/browser/scroll';
import { OtherBuildError } from '@/lib/browser/start/payloads';
import { stubBrowser } from '../../support/browser-stubs';
import { trackListeners } from '../../support/track-listeners';
import { Framework, PAGE_MANIFEST, router } from './shell-fixture';

const scrolled = jest.fn();
const scrolledTo = jest.fn();
const fetched = jest.fn(async (_: string) => ({}) as Response);

beforeEach(() => {
  stubBrowser();
  jest.clearAllMocks();
  Object.defineProperty(globalThis, 'fetch', { value: fetched, configurable: true });
  jest.useFakeTimers();
  history.replaceState(null, '', '/');
  document.documentElement.removeAttribute(READY_ATTRIBUTE);
  Element.prototype.scrollIntoView = scrolled;
  Object.defineProperty(window, 'scrollTo', { configurable: true, value: scrolledTo });
});
afterEach(() => jest.useRealTimers());

/** Holds the next request. Returns the function that answers it. */
function holdAnswer(): () => Promise<void> {
  let answer: (response: Response) => void = () => undefined;
  fetched.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  return () => act(async () => answer({} as Response));
}

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

/** Clicks the link and lets its page load. */
const click = () => act(async () => void fireEvent.click(screen.getByRole('link')));

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
    'guide/blank': { pageType: 'blank', navbar: false },
    'guide/custom': { pageType: 'custom' },
  } as const;
  setUp(slug, { ...PAGE_MANIFEST, flags });
  expect(document.body.dataset.pageType).toBe(pageType);
  expect(marks()).toEqual(expected);
});

test('links use the router, and scroll to their hash after 100 ms', async () => {
  setUp('guide/start');
  fireEvent.mouseEnter(screen.getByRole('link'));
  expect(fetched.mock.calls).toEqual([['/config/lib/dts.txt?_rsc']]);
  expect(router.prefetch).not.toHaveBeenCalled();
  router.push.mockImplementation((href) => history.pushState(null, '', href));
  await click();
  expect(router.push).toHaveBeenCalledWith('/config/lib/dts#usage');
  act(() => jest.advanceTimersByTime(99));
  expect(scrolled).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('heading')]);
  expect(scrolledTo).not.toHaveBeenCalled();
});

test('a link without a hash scrolls to the top, even if it leads to the current page', async () => {
  setUp('blog', PAGE_MANIFEST, <SiteLink href="/blog/">blog</SiteLink>);
  expect(scrolledTo).not.toHaveBeenCalled();
  router.push.mockImplementationOnce((href) => history.pushState(null, '', href));
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'blog' })));
  expect(scrolledTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
});

test('after client navigation, the focus is on the content or on the target of the hash', () => {
  const { goTo } = setUp('guide/start', PAGE_MANIFEST, <main tabIndex={-1} />);
  screen.getByRole('link').focus();
  history.replaceState(null, '', '/config/');
  goTo('config');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  history.replaceState(null, '', '/guide/start/#usage');
  goTo('guide/start');
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  screen.getByRole('link').focus();
  goTo('guide/start');
  expect(document.activeElement).toBe(screen.getByRole('link'));
});

test('a link to the same page moves the focus to the target of its hash, when the page is there', async () => {
  setUp('config/lib/dts', PAGE_MANIFEST, <main tabIndex={-1} />);
  router.push.mockImplementationOnce((href) => history.pushState(null, '', href));
  screen.getByRole('link').focus();
  await click();
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('content is animated only after client navigation', async () => {
  setUp('guide/start');
  expect(document.body.hasAttribute('data-animate-content')).toBe(false);
  await click();
  expect(document.body.hasAttribute('data-animate-content')).toBe(true);
});

describe('when the payload of a link', () => {
  let error: jest.SpiedFunction<typeof console.error>;
  beforeEach(() => {
    error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => error.mockRestore());

  test('cannot be loaded, that is logged and announced, and the reader keeps the page', async () => {
    setUp('guide/start', PAGE_MANIFEST, <p id={NOTICE_ID} role="status" data-failed="Try again." />);
    const failure = new Error('/config/lib/dts.txt: HTTP status 500');
    fetched.mockRejectedValueOnce(failure);
    await click();
    expect(error.mock.calls).toEqual([[failure]]);
    expect(screen.getByRole('status').textContent).toBe('Try again.');
    expect(router.push).not.toHaveBeenCalled();
    await click();
    expect(router.push).toHaveBeenCalledTimes(1);
  });

  test('belongs to another build, the document is loaded', async () => {
    setUp('guide/start');
    fetched.mockRejectedValueOnce(new OtherBuildError());
    await click();
    // jsdom reports that it cannot load a document.
    expect(error.mock.calls.map(([reported]) => String(reported))).toEqual([expect.stringContaining('navigation')]);
    expect(router.push).not.toHaveBeenCalled();
  });
});

test('the browser has scrolled to the hash of the first page, so the shell does not', () => {
  history.replaceState(null, '', '/guide/start/#usage');
  setUp('guide/start');
  act(() => jest.advanceTimersByTime(HASH_SCROLL_DELAY_MS));
  expect(scrolled).not.toHaveBeenCalled();
});

test('follows the last of two clicked links', async () => {
  const answer = holdAnswer();
  setUp('guide/start', PAGE_MANIFEST, <SiteLink href="/blog/">other</SiteLink>);
  fireEvent.click(screen.getByRole('link', { name: 'go' }));
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'other' })));
  await answer();
  expect(router.push.mock.calls).toEqual([['/blog/']]);
});

describe('while the page of a link loads,', () => {
  test.each([
    ['back', '/config/#usage'],
    ['a hash link', '/guide/start/#usage'],
  ])('%s replaces the navigation, and the browser keeps its scroll position', async (_, address) => {
    const answer = holdAnswer();
    setUp('guide/start');
    await click();
    history.replaceState({ tree: 'start' }, '', address);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await answer();
    act(() => jest.advanceTimersByTime(HASH_SCROLL_DELAY_MS));
    expect([router.push.mock.calls, scrolled.mock.calls, scrolledTo.mock.calls]).toEqual([[], [], []]);
    await click();
    expect(router.push.mock.calls).toEqual([['/config/lib/dts#usage']]);
  });

  test('a link that is clicked twice is followed once', async () => {
    setUp('guide/start');
    await act(async () => {
      for (let clicks = 0; clicks < 2; clicks += 1) fireEvent.click(screen.getByRole('link'));
    });
    expect(router.push).toHaveBeenCalledTimes(1);
  });
});

test('parts hidden by the query stay hidden after navigation, until a query shows them', () => {
  history.replaceState(null, '', '/guide/start/?sidebar=0');
  const { goTo } = setUp('guide/start');
  expect(document.documentElement.hasAttribute('data-hide-sidebar')).toBe(true);
  history.replaceState(null, '', '/config/');
  goTo('config');
  expect(document.documentElement.hasAttribute('data-hide-sidebar')).toBe(true);
  history.replaceState(null, '', '/guide/start/?sidebar=1');
  goTo('guide/start');
  expect(document.documentElement.hasAttribute('data-hide-sidebar')).toBe(false);
});

describe('the history entry of a hash link', () => {
  const changeHash = (hash: string) => {
    history.pushState(null, '', hash);
    window.dispatchEvent(new Event('hashchange'));
  };

  test('gets the state of the page that it is on, so that the router can return to it', () => {
    history.replaceState({ tree: 'start' }, '', '/guide/start/?q=1');
    setUp('guide/start');
    document.body.click();
    changeHash('#usage');
    expect([location.search + location.hash, history.state]).toEqual(['?q=1#usage', { tree: 'start' }]);
    expect(router.replace).not.toHaveBeenCalled();
  });

  test('gets the state that the router has set in the meantime, after a navigation', () => {
    history.replaceState({ tree: 'start' }, '', '/guide/start/');
    setUp('guide/start');
    history.pushState({ tree: 'config' }, '', '/config/');
    document.body.click();
    changeHash('#usage');
    expect(history.state).toEqual({ tree: 'config' });
  });

  test('gets the state of its own page, even without a click on it', () => {
    history.replaceState({ tree: 'start' }, '', '/guide/start/');
    const { goTo } = setUp('guide/start');
    document.body.click();
    history.pushState({ tree: 'config' }, '', '/config/');
    goTo('config');
    changeHash('#usage');
    expect(history.state).toEqual({ tree: 'config' });
  });

  test('gets nothing before the first click of a page without a state', () => {
    history.replaceState(null, '', '/guide/start/');
    setUp('guide/start');
    changeHash('#usage');
    expect(history.state).toBeNull();
  });

  describe('from before the start of the framework', () => {
    let error: jest.SpiedFunction<typeof console.error>;
    beforeEach(() => {
      error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    });
    afterEach(() => error.mockRestore());
    /** jsdom reports that it cannot load a document. */
    const countReloads = () => error.mock.calls.filter(([reported]) => String(reported).includes('navigation')).length;
    const returnTo = (path: string, state: unknown = null) => {
      history.replaceState(state, '', path);
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    };

    test.each<[string, string, unknown, number]>([
      ['on another page loads the document', '/guide/start/#usage', null, 1],
      ['on the same page is left to the browser', '/config/#usage', null, 0],
      ['with a state is left to the router', '/guide/start/', { tree: 'start' }, 0],
    ])('%s', (_, path, state, expected) => {
      history.replaceState({ tree: 'start' }, '', '/guide/start/');
      const { goTo } = setUp('guide/start');
      history.pushState({ tree: 'config' }, '', '/config/');
      goTo('config');
      returnTo(path, state);
      expect(countReloads()).toBe(expected);
    });
  });

  test('keeps its own state, which counts for the next one', () => {
    history.replaceState({ tree: 'start' }, '', '/guide/start/');
    setUp('guide/start');
    history.pushState({ tree: 'own' }, '', '#usage');
    window.dispatchEvent(new Event('hashchange'));
    expect(history.state).toEqual({ tree: 'own' });
    document.body.click();
    changeHash('#more');
    expect(history.state).toEqual({ tree: 'own' });
  });
});

test('announces a new page after its layout has been applied', () => {
  const paths: string[] = [];
  const stop = trackListeners();
  const { goTo } = setUp('guide/start');
  onEveryPage(() => paths.push(document.body.dataset.noSidebar === undefined ? 'with sidebar' : 'without'));
  goTo('config');
  expect(paths).toEqual(['with sidebar', 'without']);
  stop();
});

describe('readiness', () => {
  const isReady = () => document.documentElement.hasAttribute(READY_ATTRIBUTE);

  test('is set together with the updates that the effects of the page cause', () => {
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
    expect(seen).toEqual(['false false', 'true true']);
    expect(isReady()).toBe(true);
  });

  test('is kept after navigation', () => {
    const { goTo } = setUp('guide/start');
    goTo('config');
    expect(isReady()).toBe(true);
  });
});
