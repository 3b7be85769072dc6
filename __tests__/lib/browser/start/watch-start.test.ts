import { jest } from '@jest/globals';
import { NOTICE_ID } from '@/lib/browser/behaviors/offline';
import { readPendingSearch, setPendingSearch } from '@/lib/browser/start/pending-search';
import { watchStart } from '@/lib/browser/start/watch-start';
import { applyTheme, chooseTheme } from '@/lib/browser/theme';
import { firePointer, stubBrowser } from '../../../support/browser-stubs';
import { fakeFramework, PAGE, reply, settle, showFrame } from '../../../support/fake-framework';
import { find } from '../../../support/find-element';
import { forbidStorage } from '../../../support/forbid-storage';
import { trackListeners } from '../../../support/track-listeners';

const LABELS = JSON.stringify({ light: 'Theme: dark', dark: 'Theme: dark', auto: 'Theme: auto' });
const MESSAGE = 'This page works without its scripts, because they did not start:';
const OTHER_BUILD = 'b2\n0:{"b":"b2"}\n';

let fake: ReturnType<typeof fakeFramework>;
let error: jest.SpiedFunction<typeof console.error>;
let stop: () => void;
const onMenu = jest.fn();

const isWaiting = () => document.documentElement.hasAttribute('data-waiting');
const press = async (selector: string) => {
  find(selector).click();
  await settle();
};
/** The messages of the page, without those of jsdom about navigation, which it does not implement. */
const listMessages = () => error.mock.calls.filter(([message]) => message === MESSAGE).map(([, reason]) => (reason as Error).message);
const countReloads = () => error.mock.calls.filter(([reported]) => String((reported as Error).message).includes('navigation')).length;
const finish = async () => {
  await fake.load('a', 'b');
  await fake.hydrate();
};
/** A browser that is idle when the test says so. */
const idle: (() => void)[] = [];

beforeEach(() => {
  jest.useRealTimers();
  stop = trackListeners();
  stubBrowser();
  fake = fakeFramework();
  idle.length = 0;
  Object.assign(window, { requestIdleCallback: (run: () => void) => idle.push(run) });
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.clear();
  history.replaceState(null, '', '/guide/');
  setPendingSearch(null);
  applyTheme(true, 'auto');
  document.body.innerHTML = `<a class="search-button" data-replay href="#search-index">Search</a><button id="menu" data-replay>Menu</button>
    <a id="page" href="/config/">Config</a><button id="theme" data-theme-labels='${LABELS}'>Theme</button><p>words</p>`;
  onMenu.mockClear();
  find('#menu').addEventListener('click', onMenu);
});
afterEach(async () => {
  // Nothing of a test waits for a frame of the next one.
  await showFrame();
  stop();
  jest.restoreAllMocks();
});

describe('before the reader needs the framework', () => {
  test('it is downloaded when the browser is idle, and nothing runs', async () => {
    watchStart(PAGE);
    await showFrame();
    expect([fake.fetched.mock.calls.length, document.head.querySelectorAll('link').length]).toEqual([0, 0]);
    for (const run of idle) run();
    await settle();
    expect([fake.fetched.mock.calls.length, document.head.querySelectorAll('link').length]).toEqual([1, 3]);
    expect([fake.listScripts(), isWaiting()]).toEqual([[], false]);
  });

  test('nothing is downloaded for readers who save data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    watchStart(PAGE);
    await showFrame();
    expect([idle.length, fake.fetched.mock.calls.length]).toEqual([0, 0]);
    await press('#menu');
    expect([fake.fetched.mock.calls.length, fake.listScripts().length]).toEqual([1, 2]);
  });

  test('the theme button has its name', async () => {
    watchStart(PAGE);
    expect(find('#theme').getAttribute('aria-label')).toBe('Theme: auto');
    chooseTheme('dark');
    await settle();
    expect([find('#theme').getAttribute('aria-label'), fake.fetched.mock.calls.length]).toEqual(['Theme: dark', 0]);
  });

  test('the tab that the head script has restored is selected', () => {
    const tabs = '<div role="tablist"><button role="tab" aria-selected="true">npm</button><button role="tab">pnpm</button></div>';
    document.body.insertAdjacentHTML('beforeend', `<div data-group="pm" data-count="2" data-index="1">${tabs}</div>`);
    watchStart(PAGE);
    expect([...document.querySelectorAll('[role=tab]')].map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true']);
  });

  test.each(['p', '#theme'])('a click on %s does not start it', async (selector) => {
    watchStart(PAGE);
    await press(selector);
    expect(fake.listScripts()).toEqual([]);
  });
});

describe('the start', () => {
  test('shows that the reader is waiting, and ends with the input', async () => {
    watchStart(PAGE);
    await press('#menu');
    expect([isWaiting(), fake.listScripts().length, onMenu.mock.calls.length]).toEqual([true, 2, 0]);
    await finish();
    expect([isWaiting(), onMenu.mock.calls.length]).toEqual([false, 1]);
    await press('#menu');
    expect([onMenu.mock.calls.length, fake.fetched.mock.calls.length]).toEqual([2, 1]);
  });

  test('is not shown while nobody waits', async () => {
    watchStart(PAGE);
    firePointer(find('#page'), 'pointermove');
    await settle();
    expect([fake.listScripts().length, isWaiting()]).toEqual([2, false]);
    await press('#menu');
    expect([isWaiting(), fake.listScripts().length]).toEqual([true, 2]);
    await finish();
    expect([isWaiting(), onMenu.mock.calls.length]).toEqual([false, 1]);
  });

  test('begins when a drawer opens, and nobody waits for it', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div id="sidebar"></div>');
    watchStart(PAGE);
    find('#sidebar').togglePopover();
    await settle();
    expect([fake.listScripts().length, isWaiting()]).toEqual([2, false]);
    await finish();
  });

  test('happens once, however much input there is in the meantime', async () => {
    watchStart(PAGE);
    const onFocus = jest.fn();
    document.body.addEventListener('focusin', onFocus);
    for (const name of ['pointermove', 'pointerdown', 'pointermove']) firePointer(find('#page'), name);
    await press('#menu');
    await press('#menu');
    await finish();
    // At the end of a start, the framework is told what has the focus.
    expect([onMenu.mock.calls.length, onFocus.mock.calls.length]).toEqual([2, 1]);
    document.body.removeEventListener('focusin', onFocus);
  });

  test.each(['?q=dts', '?q=', '?lang=1&filter=output'])('begins at once with %s, which a component reads', async (search) => {
    history.replaceState(null, '', `/guide/${search}`);
    watchStart(PAGE);
    await showFrame();
    expect([fake.listScripts().length, idle.length, isWaiting()]).toEqual([2, 0, false]);
  });

  test.each(['?query=1', '?sidebar=0', '?Q=1', '#q=1', ''])('does not begin with "%s"', async (search) => {
    history.replaceState(null, '', `/guide/${search}`);
    watchStart(PAGE);
    await showFrame();
    expect([fake.listScripts().length, idle.length]).toEqual([0, 1]);
  });

  test('leaves the name of the theme button to the framework', async () => {
    watchStart(PAGE);
    await press('#menu');
    await finish();
    find('#theme').setAttribute('aria-label', 'of React');
    applyTheme(true, 'dark');
    await settle();
    expect(find('#theme').getAttribute('aria-label')).toBe('of React');
  });
});

describe('a failed start', () => {
  test('is reported once, and the next input tries again', async () => {
    fake.fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(reply('', 404));
    watchStart(PAGE);
    await press('#menu');
    expect([listMessages(), isWaiting()]).toEqual([['Failed to fetch'], false]);
    await press('#menu');
    expect([listMessages(), isWaiting(), fake.fetched.mock.calls.length]).toEqual([['Failed to fetch'], false, 2]);
    await press('#menu');
    expect(isWaiting()).toBe(true);
    await finish();
    expect([isWaiting(), onMenu.mock.calls.length, listMessages().length]).toEqual([false, 1, 1]);
  });

  test('of a script is reported once, and the next input loads it again', async () => {
    watchStart(PAGE);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      firePointer(find('#page'), 'pointerdown');
      await settle();
      await fake.fail('b');
    }
    expect(listMessages()).toEqual(['/_next/b.js could not be loaded.']);
    await press('#menu');
    await finish();
    expect(onMenu).toHaveBeenCalledTimes(1);
  });

  /** Lets requests of the framework fail, but not those of pages. */
  const breakFramework = () =>
    fake.fetched.mockImplementation(async (url) => {
      if (url === PAGE.payload) throw new TypeError('Failed to fetch');
      return reply('');
    });

  test('follows the link that the reader clicked', async () => {
    breakFramework();
    watchStart(PAGE);
    await press('.search-button');
    expect([location.hash, readPendingSearch()]).toEqual(['#search-index', null]);
  });

  test.each([
    [
      'Ctrl+K',
      () => window.document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true })),
      '#search-index',
    ],
    ['a click on a button', () => find('#menu').click(), ''],
    ['a hovered link', () => firePointer(find('#page'), 'pointermove'), ''],
  ])('after %s leads to "%s"', async (_, act, expected) => {
    breakFramework();
    watchStart(PAGE);
    act();
    await settle();
    expect([location.pathname, location.hash, listMessages().length]).toEqual(['/guide/', expected, 1]);
  });

  describe.each([
    ['offline', false, 'You are offline.'],
    ['without a server', true, 'Try again.'],
  ])('%s', (_, isOnline, reason) => {
    const type = (key: string) => window.document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    beforeEach(() => {
      Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
      fake.fetched.mockRejectedValue(new TypeError('Failed to fetch'));
      document.body.insertAdjacentHTML(
        'beforeend',
        `<div id="${NOTICE_ID}" data-offline="You are offline." data-failed="Try again."></div>`,
      );
    });

    test('does not leave the page', async () => {
      watchStart(PAGE);
      await press('.search-button');
      expect([location.hash, isWaiting(), readPendingSearch()]).toEqual(['', false, null]);
    });

    test.each([
      ['a click on the search', () => find('.search-button').click(), reason],
      ['the slash', () => type('/'), reason],
      ['a click on a button', () => find('#menu').click(), reason],
      ['a hovered link, for which nobody waits,', () => firePointer(find('#page'), 'pointermove'), ''],
    ])('after %s announces "%s"', async (_name, act, notice) => {
      watchStart(PAGE);
      act();
      await settle();
      expect([find(`#${NOTICE_ID}`).textContent, listMessages().length]).toEqual([notice, 1]);
    });
  });

  test('is not reported if only the download in advance failed', async () => {
    fake.fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    watchStart(PAGE);
    await showFrame();
    for (const run of idle) run();
    await settle();
    expect([fake.fetched.mock.calls.length, error.mock.calls.length]).toEqual([1, 0]);
    await press('#menu');
    await finish();
    expect(onMenu).toHaveBeenCalledTimes(1);
  });
});

describe('a page of another build', () => {
  test('is loaded again once, then its links work without the framework', async () => {
    fake.fetched.mockImplementation(async () => reply(OTHER_BUILD));
    watchStart(PAGE);
    await press('.search-button');
    expect([countReloads(), listMessages(), location.hash, isWaiting()]).toEqual([1, [], '', false]);
    expect(Number(sessionStorage.getItem('rslib-docs:reloaded'))).toBeGreaterThan(0);
    await press('.search-button');
    expect(countReloads()).toBe(1);
    expect([listMessages(), location.hash]).toEqual([['The site has been updated since this page was loaded.'], '#search-index']);
    await press('#menu');
    expect([countReloads(), listMessages().length]).toEqual([1, 1]);
  });

  test('is not loaded again without session storage', async () => {
    forbidStorage();
    fake.fetched.mockImplementation(async () => reply(OTHER_BUILD));
    watchStart(PAGE);
    await press('#menu');
    expect([countReloads(), listMessages().length]).toEqual([0, 1]);
  });

  test('other failures do not load the page again', async () => {
    fake.fetched.mockImplementation(async () => reply('Not found', 404));
    watchStart(PAGE);
    await press('#menu');
    expect([countReloads(), sessionStorage.length]).toEqual([0, 0]);
  });
});
