import { jest } from '@jest/globals';
import { answerPayloadRequests, createPayloads, MAX_PAYLOADS, OtherBuildError, UnusablePayloadError } from '@/lib/browser/start/payloads';
import { reply } from '../../../support/fake-framework';

/** jsdom has neither of these. */
class FakeResponse {
  constructor(readonly body: string) {}

  async text() {
    return this.body;
  }
}
class FakeRequest {
  constructor(readonly url: string) {}
}
Object.assign(globalThis, { Response: FakeResponse, Request: FakeRequest });

const ROOT = '0:{"b":"b1"}\n';
const SHELL = '/docs/_next/static/shell-1.txt';
let files: Record<string, string>;
const fetched = jest.fn(async (input: string | URL | Request, _init?: RequestInit) => {
  const text = files[String(input)];
  return text === undefined ? reply('<h1>Not found</h1>', 404) : reply(text);
});
const listRequests = () => fetched.mock.calls.map(([url]) => url);

beforeEach(() => {
  fetched.mockClear();
  files = {
    '/a.txt': `b1 19\n1:"a"\n${ROOT}`,
    '/b.txt': `b1 19 ${SHELL} 10\n1:"b"\n${ROOT}`,
    '/c.txt': `b1 19 ${SHELL} 10\n1:"c"\n${ROOT}`,
    [SHELL]: '2:"shell"\n',
  };
});

describe('payloads', () => {
  let load: ReturnType<typeof createPayloads>;
  beforeEach(() => {
    load = createPayloads(fetched as typeof fetch, 'b1');
  });

  test('are requested once, with low priority, and not from other hosts', async () => {
    expect(await Promise.all([load('/a.txt'), load('/a.txt')])).toEqual([`1:"a"\n${ROOT}`, `1:"a"\n${ROOT}`]);
    await load('/a.txt');
    expect(fetched.mock.calls).toEqual([['/a.txt', { priority: 'low', redirect: 'manual' }]]);
  });

  test('share their shell, which is requested once', async () => {
    expect(await Promise.all([load('/b.txt'), load('/c.txt')])).toEqual([`2:"shell"\n1:"b"\n${ROOT}`, `2:"shell"\n1:"c"\n${ROOT}`]);
    expect(listRequests()).toEqual(['/b.txt', '/c.txt', SHELL]);
  });

  test.each([
    ['missing', undefined, '/b.txt: not the payload of a page'],
    ['a page', '<!DOCTYPE html>\n<title>Sign in</title>', '/b.txt: not the payload of a page'],
    ['empty, like a redirect that is not followed', '', '/b.txt: not the payload of a page'],
    ['a short page', '<html>\n<body>Sign in', '/b.txt: not the payload of a page'],
    ['cut off', 'b1', '/b.txt: not the payload of a page'],
    ['cut off in a row', `b1 19 ${SHELL} 10\n1:"b"\n`, '/b.txt: 6 of 19 characters'],
    ['of another build', `b2 19 ${SHELL} 10\n${ROOT}`, 'The site has been updated since this page was loaded.'],
  ])('that are %s are an error, and requested again', async (_, text, message) => {
    const own = files['/b.txt'] ?? '';
    if (text === undefined) delete files['/b.txt'];
    else files['/b.txt'] = text;
    await expect(load('/b.txt')).rejects.toThrow(message);
    files['/b.txt'] = own;
    expect(await load('/b.txt')).toBe(`2:"shell"\n1:"b"\n${ROOT}`);
  });

  test.each([
    [`b2 12 /lost.txt 10\n${ROOT}`, true],
    [`b12\n${ROOT}`, true],
    ['b2\n0:{"b":"b1"}\n', true],
    ['an error of a proxy\n', false],
  ])('%j belongs to another build, which has a separate error: %s', async (text, expected) => {
    files['/a.txt'] = text;
    const error: unknown = await load('/a.txt').catch((reason: unknown) => reason);
    expect([error instanceof Error, error instanceof OtherBuildError]).toEqual([true, expected]);
    expect(listRequests()).toEqual(['/a.txt']);
  });

  test.each([
    [404, true],
    [500, false],
  ])('that have status %i can only be loaded as documents: %s', async (status, expected) => {
    fetched.mockResolvedValueOnce(reply('<h1>Error</h1>', status));
    const error: unknown = await load('/a.txt').catch((reason: unknown) => reason);
    expect([error instanceof Error, error instanceof UnusablePayloadError]).toEqual([true, expected]);
  });

  test('whose shell is missing are an error, and both are requested again', async () => {
    delete files[SHELL];
    await expect(load('/b.txt')).rejects.toThrow(`${SHELL}: 18 of 10 characters`);
    files[SHELL] = '2:"shell"\n';
    expect(await load('/b.txt')).toContain('shell');
    expect(listRequests()).toEqual(['/b.txt', SHELL, '/b.txt', SHELL]);
  });

  test('whose shell is cut off are an error, and both are requested again', async () => {
    files[SHELL] = '2:"sh';
    await expect(load('/b.txt')).rejects.toThrow(`${SHELL}: 5 of 10 characters`);
    files[SHELL] = '2:"shell"\n';
    expect(await load('/b.txt')).toContain('shell');
  });

  test('that are shorter than their length are truncated', async () => {
    fetched.mockResolvedValueOnce({ ...reply(''), text: () => Promise.reject(new TypeError('network error')) } as Response);
    await expect(load('/a.txt')).rejects.toBeInstanceOf(UnusablePayloadError);
  });

  test('of the last pages are kept, and the shell', async () => {
    for (let page = 0; page <= MAX_PAYLOADS; page += 1) files[`/${page}.txt`] = files['/b.txt'] ?? '';
    for (let page = 0; page < MAX_PAYLOADS; page += 1) await load(`/${page}.txt`);
    fetched.mockClear();
    await load('/0.txt');
    expect(listRequests()).toEqual([]);
    await load(`/${MAX_PAYLOADS}.txt`);
    for (const page of [1, MAX_PAYLOADS, 0]) await load(`/${page}.txt`);
    expect(listRequests()).toEqual([`/${MAX_PAYLOADS}.txt`, '/0.txt']);
  });
});

describe('requests of the framework', () => {
  let load: ReturnType<typeof answerPayloadRequests>;
  beforeEach(() => {
    Object.defineProperty(window, 'fetch', { value: fetched, configurable: true, writable: true });
    history.replaceState(null, '', '/docs/guide/');
    load = answerPayloadRequests('b1');
  });

  test.each<[string, string | URL | Request]>([
    ['a path', '/b.txt?_rsc=1abc'],
    ['a path without a value', '/b.txt?_rsc'],
    ['a relative path', '../../b.txt?_rsc=1'],
    ['a URL', new URL('http://localhost/b.txt?a=1&_rsc=1')],
    ['a request', new FakeRequest('http://localhost/b.txt?_rsc=1') as Request],
  ])('for %s are answered with the payload and their URL', async (_, input) => {
    const response = await window.fetch(input, { headers: { RSC: '1' } });
    expect(await response.text()).toBe(`2:"shell"\n1:"b"\n${ROOT}`);
    const expected = input instanceof FakeRequest ? input.url : new URL(input as string | URL, location.href).href;
    expect(response.url).toBe(expected);
    expect(listRequests()).toEqual(['/b.txt', SHELL]);
  });

  test('are answered from memory, and each can be read', async () => {
    await load('/b.txt');
    fetched.mockClear();
    const responses = await Promise.all([window.fetch('/b.txt?_rsc=1'), window.fetch('/b.txt?_rsc=2')]);
    expect(await Promise.all(responses.map((response) => response.text()))).toEqual([await load('/b.txt'), await load('/b.txt')]);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('keep the base path', async () => {
    files['/docs/a.txt'] = `b1 13\n${ROOT}`;
    expect(await (await window.fetch('/docs/a.txt?_rsc=1')).text()).toBe(ROOT);
    expect(listRequests()).toEqual(['/docs/a.txt']);
  });

  test('fail with the payload, so that the browser loads the page', async () => {
    await expect(window.fetch('/lost.txt?_rsc=1')).rejects.toThrow('/lost.txt: not the payload of a page');
  });

  test.each<[string, string | URL | Request]>([
    ['without the parameter', '/a.txt'],
    ['with another parameter', '/a.txt?rsc=1'],
    ['to another origin', 'https://search.example/a.txt?_rsc=1'],
    ['to another port', new URL('http://localhost:81/a.txt?_rsc=1')],
    ['as an object', new FakeRequest('https://search.example/?_rsc=1') as Request],
  ])('%s go to the network unchanged', async (_, input) => {
    const init = { method: 'POST' };
    await window.fetch(input, init);
    expect(fetched.mock.calls).toHaveLength(1);
    expect(fetched.mock.calls[0]?.[0]).toBe(input);
    expect(fetched.mock.calls[0]?.[1]).toBe(init);
  });
});
