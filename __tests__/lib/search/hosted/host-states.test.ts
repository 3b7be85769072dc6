import { jest } from '@jest/globals';
import { createHostStates } from '@/lib/search/hosted/host-states';
import { fakeStorage } from '../../../support/fake-storage';

const HOST = { url: 'a.example', accept: 'read', protocol: 'https' };
const UP = async () => ({ ...HOST, status: 'up' as const, lastUpdate: 0, isUp: () => true, isTimedOut: () => false });

const items = fakeStorage();

test('a state is found by the URL of its host, also on the next page', async () => {
  const lastUpdate = Date.now();
  await createHostStates('APPID').set({ ...HOST, status: 'up', lastUpdate: 1 }, { ...HOST, status: 'down', lastUpdate });
  const host = await createHostStates('APPID').get(HOST, UP);
  expect([host.status, host.isUp(), host.isTimedOut()]).toEqual(['down', false, false]);
  expect((await createHostStates('OTHER').get(HOST, UP)).isUp()).toBe(true);
});

test('after two minutes a host counts as up again', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1000);
  const states = createHostStates('APPID');
  await states.set(HOST, { ...HOST, status: 'timed out', lastUpdate: 1000 });
  const host = await states.get(HOST, UP);
  expect([host.isUp(), host.isTimedOut()]).toEqual([false, true]);
  now.mockReturnValue(1000 + 2 * 60 * 1000);
  expect([host.isUp(), host.isTimedOut()]).toEqual([false, true]);
  now.mockReturnValue(1001 + 2 * 60 * 1000);
  expect([host.isUp(), host.isTimedOut()]).toEqual([true, false]);
  now.mockRestore();
});

test('states can be cleared; invalid data in storage is ignored', async () => {
  const states = createHostStates('APPID');
  await states.set(HOST, { ...HOST, status: 'down', lastUpdate: Date.now() });
  await states.delete(HOST);
  expect((await states.get(HOST, UP)).status).toBe('up');
  await states.set(HOST, { ...HOST, status: 'down', lastUpdate: Date.now() });
  await states.clear();
  expect((await states.get(HOST, UP)).status).toBe('up');
  items.set('rslib-docs:search-hosts:APPID', '{"a.example":{"status":"gone"}}');
  expect((await createHostStates('APPID').get(HOST, UP)).status).toBe('up');
});
