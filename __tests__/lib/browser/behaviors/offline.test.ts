import { jest } from '@jest/globals';
import { announceFailure, FAILED_MS, keepPageOffline, NOTICE_ID } from '@/lib/browser/behaviors/offline';
import { trackListeners } from '../../../support/track-listeners';

let stop: () => void;
const setOnline = (online: boolean) => Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
const readNotice = () => document.getElementById(NOTICE_ID)?.textContent;

beforeEach(() => {
  stop = trackListeners();
  history.replaceState(null, '', '/guide/start/?a=1');
  document.body.innerHTML = `<p id="${NOTICE_ID}" data-offline="You are offline." data-failed="Try again."></p>`;
  setOnline(false);
  keepPageOffline();
});
afterEach(() => {
  stop();
  setOnline(true);
});

/** Clicks a link and returns whether the page was kept. */
function click(attributes: string, init: MouseEventInit = {}, before?: (event: Event) => void): boolean {
  document.body.insertAdjacentHTML('beforeend', `<a ${attributes}><b>link</b></a>`);
  const link = document.body.lastElementChild;
  if (before) link?.addEventListener('click', before);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  // jsdom would try to load a document.
  window.addEventListener('click', (late) => (late.defaultPrevented ? undefined : late.preventDefault()), { once: true });
  let kept = false;
  const prevent = event.preventDefault.bind(event);
  event.preventDefault = () => {
    kept ||= readNotice() === '';
    prevent();
  };
  link?.firstElementChild?.dispatchEvent(event);
  return readNotice() !== '' && kept;
}

test.each([
  'href="/config/"',
  'href="/config/?a=1#usage"',
  'href="/zh/guide/start/" hreflang="zh-CN"',
  'href="/llms.txt"',
  'href="?b=2"',
  'href="?b=2#usage"',
  'href="/guide/start/?a=1"',
])('offline, a click on <a %s> keeps the page and says why', (attributes) => {
  expect(click(attributes)).toBe(true);
  expect(readNotice()).toBe('You are offline.');
});

test.each<[string, string, MouseEventInit]>([
  ['a heading of this page', 'href="#usage"', {}],
  ['another site', 'href="https://a.example/"', {}],
  ['a new tab', 'href="/config/" target="_blank"', {}],
  ['a download', 'href="/a.zip" download', {}],
  ['nothing', '', {}],
  ['a new tab by key', 'href="/config/"', { ctrlKey: true }],
])('a click that leads to %s is left to the browser', (_, attributes, init) => {
  expect(click(attributes, init)).toBe(false);
  expect(readNotice()).toBe('');
});

test('a link that the framework has handled is not handled again', () => {
  click('href="/config/"', {}, (event) => event.preventDefault());
  expect(readNotice()).toBe('');
});

test('online, there is no notice', () => {
  setOnline(true);
  click('href="/config/"');
  expect(readNotice()).toBe('');
});

test('the notice disappears when the connection is back', () => {
  announceFailure();
  expect(readNotice()).toBe('You are offline.');
  window.dispatchEvent(new Event('online'));
  expect(readNotice()).toBe('');
});

describe('a page that could not be loaded', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('is announced for a while', () => {
    setOnline(true);
    announceFailure();
    jest.advanceTimersByTime(FAILED_MS - 1);
    expect(readNotice()).toBe('Try again.');
    jest.advanceTimersByTime(1);
    expect(readNotice()).toBe('');
  });

  test('is announced as long as the one before', () => {
    setOnline(true);
    announceFailure();
    jest.advanceTimersByTime(FAILED_MS - 1);
    announceFailure();
    jest.advanceTimersByTime(FAILED_MS - 1);
    expect(readNotice()).toBe('Try again.');
    setOnline(false);
    announceFailure();
    jest.advanceTimersByTime(FAILED_MS);
    expect(readNotice()).toBe('You are offline.');
  });

  test('is not removed by the copy of the framework, which has announced another', async () => {
    setOnline(true);
    announceFailure();
    jest.resetModules();
    const copy = await import('@/lib/browser/behaviors/offline');
    setOnline(false);
    copy.announceFailure();
    jest.advanceTimersByTime(FAILED_MS);
    expect(readNotice()).toBe('You are offline.');
  });

  test('offline, the notice says why and stays', () => {
    announceFailure();
    jest.advanceTimersByTime(FAILED_MS);
    expect(readNotice()).toBe('You are offline.');
  });
});
