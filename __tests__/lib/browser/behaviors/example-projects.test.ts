import { jest } from '@jest/globals';
import { initExampleProjects, loadProjectTools, PROJECT_GLOBAL, type ProjectTools } from '@/lib/browser/behaviors/example-projects';
import { readFiles } from '@/lib/browser/example-project';
import { stubPointerEvent } from '../../../support/browser-stubs';
import { settle } from '../../../support/fake-framework';
import { trackListeners } from '../../../support/track-listeners';

const FILES = { 'package.json': '{}', 'src/index.ts': 'export {};' };
const tools = { download: jest.fn<ProjectTools['download']>(), open: jest.fn<ProjectTools['open']>(), readFiles };
const loadTools = jest.fn<() => Promise<ProjectTools>>();
const request = jest.fn<(url: string) => Promise<unknown>>();
const respond = (data: unknown) => ({ ok: true, url: '/docs/examples/guide-a.json', json: async () => data });
let stop: () => void;

const draw = (action: string) => `<button data-project="${action}" aria-label="Name"><i></i></button>`;
const find = (action: string) => document.querySelector<HTMLElement>(`[data-example] [data-project=${action}]`) as HTMLElement;

beforeEach(() => {
  stubPointerEvent();
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  loadTools.mockResolvedValue(tools);
  request.mockResolvedValue(respond({ 'guide-a/b': FILES }));
  Object.defineProperty(window, 'fetch', { configurable: true, value: request });
  document.body.innerHTML = `<div id="code-tools" data-projects="/docs/examples/" data-failed="失败"></div>
    <div data-example="guide-a/b">${draw('download')}${draw('open')}</div><p>${draw('download')}</p>`;
  stop = trackListeners();
  initExampleProjects(loadTools);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('loads nothing before a click, and buttons outside examples do nothing', async () => {
  document.querySelector<HTMLElement>('p button')?.click();
  await settle();
  expect([loadTools.mock.calls, request.mock.calls]).toEqual([[], []]);
});

test.each(['download', 'open'] as const)('a click loads the files of the example, and then: %s', async (action) => {
  find(action).querySelector('i')?.click();
  find(action).click();
  await settle();
  expect(request.mock.calls).toEqual([['/docs/examples/guide-a.json']]);
  expect(tools[action].mock.calls).toEqual([['guide-a-b', FILES]]);
  find(action).click();
  await settle();
  expect(tools[action]).toHaveBeenCalledTimes(2);
});

test.each<[string, () => void]>([
  ['the host refuses', () => request.mockResolvedValue({ ok: false, url: '/x', status: 503 })],
  ['the network fails', () => request.mockRejectedValue(new TypeError('offline'))],
  ['the file is of another build', () => request.mockResolvedValue(respond({}))],
  ['the script cannot be loaded', () => loadTools.mockRejectedValue(new Error('no script'))],
])('if %s, the button says so for a while and works again', async (_, fail) => {
  fail();
  const hovered = jest.fn();
  document.addEventListener('pointerover', ({ target, pointerType }) => hovered(target, pointerType), { once: true });
  find('open').click();
  await settle();
  expect(find('open').getAttribute('aria-label')).toBe('失败');
  // Tooltips open for the pointer of a mouse.
  expect(hovered.mock.calls).toEqual([[find('open'), 'mouse']]);
  expect(console.error).toHaveBeenCalledTimes(1);
  // Another failure in the meantime.
  find('open').click();
  await settle();
  jest.advanceTimersByTime(4000);
  expect(find('open').getAttribute('aria-label')).toBe('Name');
  loadTools.mockResolvedValue(tools);
  request.mockResolvedValue(respond({ 'guide-a/b': FILES }));
  find('open').click();
  await settle();
  expect(tools.open).toHaveBeenCalledTimes(1);
});

test('the script is added once, or again if it could not be loaded or run', async () => {
  const load = async (event: 'load' | 'error') => {
    const outcome = loadProjectTools('/x.js').then(
      () => 'loaded',
      ({ message }) => message,
    );
    document.head.querySelector('script')?.dispatchEvent(new Event(event));
    return outcome;
  };
  expect(await load('error')).toBe('/x.js could not be loaded.');
  expect(document.head.querySelector('script')).toBeNull();
  expect(await load('load')).toBe('/x.js has failed.');
  window[PROJECT_GLOBAL] = tools;
  expect(await load('load')).toBe('loaded');
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
  delete window[PROJECT_GLOBAL];
});
