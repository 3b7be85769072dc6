import { jest } from '@jest/globals';
import { markReady } from '@/lib/browser/ready';
import { createFramework, HYDRATION_LIMIT_MS, type PageStart } from '@/lib/browser/start/framework';
import { createPayloads, OtherBuildError } from '@/lib/browser/start/payloads';
import { fakeFramework, PAGE, PAYLOAD, PAYLOAD_FILE, reply, settle, throwUncaught } from '../../../support/fake-framework';

// The test environment fails a test for every error event that nothing listens to.
window.addEventListener('error', () => undefined);

let fake: ReturnType<typeof fakeFramework>;
beforeEach(() => {
  fake = fakeFramework();
});

function create(page: PageStart = PAGE) {
  return createFramework(page, createPayloads(fetch, page.build));
}

/** Starts the framework and keeps the result. */
function start(framework = create()) {
  const result: { state: string; error?: unknown } = { state: 'pending' };
  framework.start().then(
    () => {
      result.state = 'started';
    },
    (error: unknown) => Object.assign(result, { state: 'failed', error }),
  );
  return result;
}

/** Starts the framework until its scripts are requested. */
async function begin(framework = create()) {
  const result = start(framework);
  await settle();
  return result;
}

/** Loads the scripts and hydrates the page. */
async function finish() {
  await fake.load('a', 'b');
  await fake.hydrate();
}

describe('a start', () => {
  test('loads the payload and the styles before the first script, and registers the entry between them', async () => {
    fake = fakeFramework({ loadStyles: false });
    const steps: string[] = [];
    let answer = (_: Response) => {};
    fake.fetched.mockImplementation((url) => {
      steps.push(`fetch ${url}`);
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    const append = document.head.append.bind(document.head);
    document.head.append = (...nodes) => {
      for (const node of nodes) {
        // React finds the stylesheet by its precedence.
        if (node instanceof HTMLLinkElement) steps.push(`${node.getAttribute('href')} ${node.dataset.precedence}`);
        if (!(node instanceof HTMLScriptElement)) continue;
        steps.push(node.getAttribute('src') ?? '', JSON.stringify([window.__next_f, window.TURBOPACK]));
      }
      append(...nodes);
    };
    await begin();
    expect(steps).toEqual(['fetch /guide.txt', '/_next/all.css next']);
    answer(reply(PAYLOAD_FILE));
    await settle();
    expect([window.__next_f, window.TURBOPACK]).toEqual([undefined, undefined]);
    await fake.endStyles('load');
    const input = JSON.stringify([[[0], [1, PAYLOAD]], [PAGE.entry.record]]);
    expect(steps).toEqual(['fetch /guide.txt', '/_next/all.css next', '/_next/a.js', input, '/_next/b.js', input]);
  });

  test('replaces the critical styles as soon as the complete ones are loaded', async () => {
    fake = fakeFramework({ loadStyles: false });
    document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/_next/critical.css" data-critical>');
    const listStyles = () => [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'));
    await begin();
    expect(listStyles()).toEqual(['/_next/critical.css', '/_next/all.css']);
    await fake.endStyles('load');
    expect(listStyles()).toEqual(['/_next/all.css']);
  });

  test('ends when all scripts are loaded and the page is hydrated', async () => {
    const result = await begin();
    await fake.load('a');
    await fake.hydrate();
    expect(result.state).toBe('pending');
    await fake.load('b');
    expect(result.state).toBe('started');
  });

  test('does not end before the page is hydrated', async () => {
    const result = await begin();
    await fake.load('a', 'b');
    document.documentElement.setAttribute('data-theme', 'dark');
    await settle();
    expect(result.state).toBe('pending');
    await fake.hydrate();
    expect(result.state).toBe('started');
  });

  test('happens once', async () => {
    const framework = create();
    const results = [start(framework), start(framework)];
    await settle();
    await finish();
    expect(results).toEqual([{ state: 'started' }, { state: 'started' }]);
    expect(start(framework).state).toBe('pending');
    await settle();
    expect(fake.fetched).toHaveBeenCalledTimes(1);
    expect(fake.listScripts()).toEqual(['/_next/a.js', '/_next/b.js']);
    expect(window.TURBOPACK).toEqual([PAGE.entry.record]);
  });

  test('keeps what the reader has added to the URL, when the framework writes the one that it has read before', async () => {
    history.replaceState(null, '', '/guide?q=dts');
    await begin();
    history.replaceState(null, '', '#umd');
    history.replaceState({ __NA: true }, '', '/guide?q=dts');
    expect([location.pathname + location.search + location.hash, history.state]).toEqual(['/guide?q=dts#umd', { __NA: true }]);
    await finish();
    // Later, the framework navigates.
    history.replaceState(null, '', '/guide?q=esm');
    expect(location.href).toBe('http://localhost/guide?q=esm');
  });

  test('adds its record to those of an earlier script', async () => {
    window.TURBOPACK = ['earlier'];
    await begin();
    expect(window.TURBOPACK).toEqual(['earlier', PAGE.entry.record]);
  });
});

describe('downloading in advance', () => {
  test('runs nothing, and the start uses the payload', async () => {
    const framework = create();
    framework.prefetch();
    await settle();
    expect([...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')])).toEqual([
      ['prefetch', '/_next/all.css'],
      ['prefetch', '/_next/a.js'],
      ['prefetch', '/_next/b.js'],
    ]);
    expect([fake.listScripts(), window.__next_f]).toEqual([[], undefined]);
    await begin(framework);
    expect(fake.fetched.mock.calls).toEqual([['/guide.txt', { priority: 'low', redirect: 'manual' }]]);
    expect(window.__next_f).toEqual([[0], [1, PAYLOAD]]);
  });

  test('does nothing after the start', async () => {
    const framework = create();
    await begin(framework);
    framework.prefetch();
    expect(document.head.querySelectorAll('link[rel=prefetch]')).toHaveLength(0);
    expect(fake.fetched).toHaveBeenCalledTimes(1);
  });

  test('may fail, and the start tries again', async () => {
    fake.fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const framework = create();
    framework.prefetch();
    await settle();
    const result = await begin(framework);
    await finish();
    expect(result.state).toBe('started');
    expect(fake.fetched).toHaveBeenCalledTimes(2);
  });
});

test.each<[string, () => Promise<Response>, string]>([
  ['is missing', async () => reply('Not found', 404), '/guide.txt: not the payload of a page'],
  ['is refused, even with its text', async () => reply(PAYLOAD_FILE, 500), '/guide.txt: HTTP status 500'],
  ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['is of another build', async () => reply('b2\n0:{}\n'), 'The site has been updated since this page was loaded.'],
])('a payload that %s starts nothing, and the next start fetches it again', async (_, respond, message) => {
  fake.fetched.mockImplementationOnce(respond);
  const framework = create();
  const result = await begin(framework);
  expect([result.state, (result.error as Error).message]).toEqual(['failed', message]);
  expect([fake.listScripts(), window.__next_f, window.TURBOPACK]).toEqual([[], undefined, undefined]);
  const second = await begin(framework);
  await finish();
  expect(second.state).toBe('started');
});

describe('a stylesheet that cannot be loaded', () => {
  test('is removed, and the next start loads it again before the scripts', async () => {
    fake = fakeFramework({ loadStyles: false });
    const framework = create();
    const first = await begin(framework);
    await fake.endStyles('error');
    expect([first.state, (first.error as Error).message]).toEqual(['failed', '/_next/all.css could not be loaded.']);
    expect([fake.listStyles(), fake.listScripts(), window.__next_f]).toEqual([[], [], undefined]);
    await begin(framework);
    expect([fake.listStyles(), fake.listScripts()]).toEqual([['/_next/all.css'], []]);
    await fake.endStyles('load');
    expect([fake.listStyles(), fake.listScripts().length]).toEqual([['/_next/all.css'], 2]);
  });

  test('is not the reported error if the payload belongs to another build', async () => {
    fake = fakeFramework({ loadStyles: false });
    let answer = (_: Response) => {};
    fake.fetched.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const result = await begin();
    await fake.endStyles('error');
    answer(reply('b2\n0:{}\n'));
    await settle();
    expect(result.error).toBeInstanceOf(OtherBuildError);
  });
});

describe('a script that cannot be loaded', () => {
  test('is removed, and the next start loads only what is missing', async () => {
    const framework = create();
    const first = await begin(framework);
    await fake.load('b');
    await fake.fail('a');
    expect([first.state, (first.error as Error).message]).toEqual(['failed', '/_next/a.js could not be loaded.']);
    expect(fake.listScripts()).toEqual(['/_next/b.js']);
    const second = await begin(framework);
    expect(fake.listScripts()).toEqual(['/_next/b.js', '/_next/a.js']);
    await fake.load('a');
    await fake.hydrate();
    expect(second.state).toBe('started');
    expect(fake.fetched).toHaveBeenCalledTimes(1);
    expect([window.__next_f, window.TURBOPACK]).toEqual([[[0], [1, PAYLOAD]], [PAGE.entry.record]]);
  });

  test('does not make the next start reload scripts that are still loading', async () => {
    const framework = create();
    await begin(framework);
    await fake.fail('a');
    const second = await begin(framework);
    expect(fake.listScripts()).toEqual(['/_next/b.js', '/_next/a.js']);
    await finish();
    expect(second.state).toBe('started');
  });

  test('may fail repeatedly', async () => {
    const framework = create();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const result = await begin(framework);
      await fake.fail('b');
      expect(result.state).toBe('failed');
    }
    expect(fake.listScripts()).toEqual(['/_next/a.js']);
  });
});

describe('an error while the page is hydrated', () => {
  test('ends the start for good, because scripts cannot run again', async () => {
    const framework = create();
    const first = await begin(framework);
    await fake.load('a', 'b');
    const error = throwUncaught('Minified React error #31');
    await settle();
    expect(first).toEqual({ state: 'failed', error });
    const second = await begin(framework);
    expect(second).toEqual({ state: 'failed', error });
    expect(fake.listScripts()).toHaveLength(2);
  });

  test('does so before all scripts are loaded, and nothing is left unhandled', async () => {
    const unhandled: unknown[] = [];
    const onUnhandled = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', onUnhandled);
    const result = await begin();
    await fake.load('a');
    throwUncaught('x is not a function');
    await fake.fail('b');
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', onUnhandled);
    expect([result.state, unhandled]).toEqual(['failed', []]);
  });

  test.each([
    'Uncaught Error: Minified React error #418; visit https://react.dev/errors/418',
    "Hydration failed because the text didn't match",
  ])('is not a failure if React recovers: %s', async (message) => {
    const result = await begin();
    await fake.load('a', 'b');
    throwUncaught(message);
    await settle();
    expect(result.state).toBe('pending');
    await fake.hydrate();
    expect(result.state).toBe('started');
  });

  test('is a warning if React recovers, whatever its message is', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const result = await begin();
    await fake.load('a', 'b');
    // React reports the error and then runs the effects of the page, in one task.
    const error = throwUncaught('boom');
    markReady();
    await settle();
    expect(result.state).toBe('started');
    expect(warn.mock.calls).toEqual([[error]]);
    warn.mockRestore();
  });

  test.each([
    ['the browser', 'http://localhost/guide/', 'ResizeObserver loop completed with undelivered notifications.'],
    ['an extension', 'moz-extension://1/content.js', 'x is not a function'],
    ['a script of another site', '', 'Script error.'],
    ['the page script', 'http://localhost/_next/page.js', 'x is not a function'],
  ])('is not a failure if it comes from %s', async (_, filename, message) => {
    const result = await begin();
    await fake.load('a', 'b');
    throwUncaught(message, filename);
    await settle();
    expect(result.state).toBe('pending');
    await fake.hydrate();
    expect(result.state).toBe('started');
  });

  test('is ignored after the start', async () => {
    const framework = create();
    const result = await begin(framework);
    await finish();
    throwUncaught('x is not a function');
    await settle();
    expect(result.state).toBe('started');
    await expect(framework.start()).resolves.toBeUndefined();
  });
});

describe('a page that is not hydrated', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('ends the start for good, some time after all scripts are loaded', async () => {
    const framework = create();
    const result = await begin(framework);
    await fake.load('a');
    jest.advanceTimersByTime(2 * HYDRATION_LIMIT_MS);
    await fake.load('b');
    jest.advanceTimersByTime(HYDRATION_LIMIT_MS - 1);
    await settle();
    expect(result.state).toBe('pending');
    jest.advanceTimersByTime(1);
    await settle();
    expect([result.state, (result.error as Error).message]).toEqual(['failed', 'The page was not hydrated in time.']);
    const second = await begin(framework);
    expect([second.state, fake.listScripts().length]).toEqual(['failed', 2]);
  });

  test('is no longer awaited after an error or the end', async () => {
    await begin();
    await fake.load('a', 'b');
    expect(jest.getTimerCount()).toBe(1);
    await fake.hydrate();
    expect(jest.getTimerCount()).toBe(0);
  });
});
