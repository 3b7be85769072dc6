import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { acquireLock as acquire } from '@/lib/node/process-lock.mjs';
import { createFolder } from '../../support/temporary-folder';

const acquireLock = (file: string, target: string) => acquire(file, target, { name: 'an installation', doing: 'installing' });

/** Larger than any process id. */
const DEAD = 2 ** 30;

const describeLock = (pid: number) => JSON.stringify({ pid, started: '2026-01-01T00:00:00.000Z', target: 'out' });

test('the lock names its process and is released once', async () => {
  const file = path.join(createFolder(), 'new/build.lock');
  const lock = await acquireLock(file, 'out-site');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    pid: process.pid,
    started: expect.stringMatching(/^\d{4}-.*Z$/),
    target: 'out-site',
  });
  expect(lock.waited).toBe(false);
  lock.release();
  expect(existsSync(file)).toBe(false);
  // By now, another build may hold the lock.
  writeFileSync(file, describeLock(1));
  lock.release();
  expect(existsSync(file)).toBe(true);
});

test.each([
  ['a process that ended', describeLock(DEAD)],
  ['an earlier process with the id of this one', describeLock(process.pid)],
])('the lock of %s is taken over', async (_, text) => {
  const file = path.join(createFolder({ 'build.lock': text }), 'build.lock');
  const lock = await acquireLock(file, 'out');
  expect(lock.waited).toBe(false);
  expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(process.pid);
});

test.each(['', '{"pid":', '{}', '{"pid":"1","started":"2026-01-01T00:00:00.000Z","target":"out"}'])(
  'an old incomplete lock is taken over: %j',
  async (text) => {
    const file = path.join(createFolder({ 'build.lock': text }), 'build.lock');
    utimesSync(file, 0, 0);
    await acquireLock(file, 'out');
    expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(process.pid);
  },
);

test('a folder that is not writable is an error', async () => {
  const folder = createFolder({ file: '' });
  await expect(acquireLock(path.join(folder, 'file/build.lock'), 'out')).rejects.toThrow(/EEXIST|ENOTDIR/);
});
