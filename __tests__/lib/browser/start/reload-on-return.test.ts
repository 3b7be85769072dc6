import { jest } from '@jest/globals';
import { READY_ATTRIBUTE } from '@/lib/browser/ready';
import { reloadOnReturn } from '@/lib/browser/start/reload-on-return';
import { trackListeners } from '../../../support/track-listeners';

let stop: () => void;
let frames: FrameRequestCallback[];
// jsdom cannot reload; it logs an error instead.
const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  log.mockClear();
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  stop = trackListeners();
  history.replaceState(null, '', '/config/?filter=dts#usage');
  reloadOnReturn();
});
afterEach(() => {
  stop();
  delete window.heldInput;
  document.documentElement.removeAttribute(READY_ATTRIBUTE);
  document.body.style.minHeight = '';
});

/** The browser has changed the URL. */
function returnTo(url: string): void {
  history.replaceState(null, '', url);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

const showFrame = () => {
  for (const run of frames.splice(0)) run(0);
};

test.each(['/guide/start/', '/config/', '/config/?filter=shims'])(
  'reloads for the entry of another page, %s, when the browser has restored its scroll position, however long that page is',
  (url) => {
    returnTo(url);
    expect(document.body.style.minHeight).toBe('1e6px');
    showFrame();
    expect(log).not.toHaveBeenCalled();
    showFrame();
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('navigation') }));
  },
);

test('does not reload for a hash of the page', () => {
  returnTo('/config/?filter=dts#types');
  returnTo('/config/?filter=dts');
  expect([frames, document.body.style.minHeight]).toEqual([[], '']);
});

test.each([
  ['of client-side navigation: reloads', { tree: [] }, 1],
  ['of a hash: does not reload', null, 0],
])('the reader has gone, before the script ran, to an entry %s', (_, state, times) => {
  window.heldInput = [new Event('pointermove'), new PopStateEvent('popstate', { state })];
  reloadOnReturn();
  expect(frames).toHaveLength(times);
});

test('leaves entries to the framework once it is ready', () => {
  document.documentElement.setAttribute(READY_ATTRIBUTE, '');
  returnTo('/guide/start/');
  expect(frames).toEqual([]);
});
