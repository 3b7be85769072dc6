import { jest } from '@jest/globals';
import { createHostStates } from '@/lib/search/hosted/host-states';
import { fakeStorage } from '../../../support/fake-storage';

const MINUTE = 60_000;

const items = fakeStorage();
beforeEach(() => {
  jest.useFakeTimers({ now: 10 * MINUTE });
});
afterEach(() => {
  jest.useRealTimers();
});

const HOST = { url: 'a.example' };
const fresh = async () => ({ status: 'up' as const, lastUpdate: 0, isUp: () => true, isTimedOut: () => false });
const read = async (key: object | string = HOST, appId = 'APPID') => {
  const { status, isUp, isTimedOut } = await createHostStates(appId).get(key, fresh);
  return [status, isUp(), isTimedOut()];
};

test.each<['up' | 'timed out' | 'down', number, boolean, boolean]>([
  ['up', 0, true, false],
  ['down', 0, false, false],
  ['timed out', 0, false, true],
  ['down', 2 * MINUTE, false, false],
  ['timed out', 2 * MINUTE, false, true],
  ['down', 2 * MINUTE + 1, true, false],
  ['timed out', 2 * MINUTE + 1, true, false],
])('a host with status %s for %i ms is up: %j, timed out: %j', async (status, age, isUp, isTimedOut) => {
  await createHostStates('APPID').set(HOST, { status, lastUpdate: Date.now() - age });
  expect(await read()).toEqual([status, isUp, isTimedOut]);
});

test('each host of a service has its own state, by URL or name', async () => {
  const states = createHostStates('APPID');
  await states.set('b.example', { status: 'down', lastUpdate: Date.now() });
  expect(await read()).toEqual(['up', true, false]);
  expect(await read('b.example')).toEqual(['down', false, false]);
  expect(await read({ url: 'b.example', accept: 'read' })).toEqual(['down', false, false]);
  expect(await read('b.example', 'OTHER')).toEqual(['up', true, false]);
});

test('a deleted state is also deleted for the next page', async () => {
  const states = createHostStates('APPID');
  const down = { status: 'down', lastUpdate: Date.now() };
  await states.set(HOST, down);
  await states.delete(HOST);
  expect(await read()).toEqual(['up', true, false]);
  await states.set(HOST, down);
  await states.clear();
  expect(await read()).toEqual(['up', true, false]);
});

test.each([
  '',
  'null',
  '1',
  '[1]',
  '{"a.example":null}',
  '{"a.example":{"status":"gone","lastUpdate":1}}',
  '{"a.example":{"status":"down"}}',
  '{"a.example":{"status":"down","lastUpdate":"1"}}',
  '{"a.example":{"status":"down","lastUpdate":1e999}}',
  '{"a.example":{"status":"down","lastUpdate":600001}}',
])('%j in storage is ignored', async (text) => {
  items.set('rslib-docs:search-hosts:APPID', text);
  expect(await read()).toEqual(['up', true, false]);
});

test('values that are not states are returned but not stored', async () => {
  expect(await createHostStates('APPID').set(HOST, 'value')).toBe('value');
  expect(await read()).toEqual(['up', true, false]);
});
