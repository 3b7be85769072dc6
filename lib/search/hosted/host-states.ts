import { readStorage, writeStorage } from '@/lib/browser/storage';
import { tryParse } from '@/lib/browser/try-parse';
import { DOWN_MS } from '@/lib/search/hosted/failover';
import { isObject } from '@/lib/site/collections';

/** Last known state of a host; `lastUpdate` is in milliseconds since the epoch. */
interface HostState {
  readonly status: 'up' | 'timed out' | 'down';
  readonly lastUpdate: number;
}

/**
 * Stores for two minutes, in local storage, which hosts are up, timed out or down. Replaces the cache of the Algolia client, which never
 * finds its own entries: it writes them under URL and state but looks them up by URL alone.
 */
export function createHostStates(appId: string) {
  const name = `search-hosts:${appId}`;
  let states = readStates(name);
  const keep = () => void writeStorage(name, JSON.stringify(states));
  return {
    async get<Value>(key: object | string, compute: () => Promise<Value>): Promise<Value> {
      const state = states[readUrl(key)];
      const host = await compute();
      return state ? { ...host, ...addMethods(state) } : host;
    },
    async set<Value>(key: object | string, value: Value): Promise<Value> {
      if (isState(value)) states[readUrl(key)] = { status: value.status, lastUpdate: value.lastUpdate };
      keep();
      return value;
    },
    async delete(key: object | string): Promise<void> {
      delete states[readUrl(key)];
      keep();
    },
    async clear(): Promise<void> {
      states = {};
      keep();
    },
  };
}

function addMethods({ status, lastUpdate }: HostState) {
  const isOver = () => Date.now() - lastUpdate > DOWN_MS;
  return { status, lastUpdate, isUp: () => status === 'up' || isOver(), isTimedOut: () => status === 'timed out' && !isOver() };
}

function readUrl(key: object | string): string {
  return typeof key === 'object' && 'url' in key ? String(key.url) : String(key);
}

function readStates(name: string): Record<string, HostState> {
  const states = Object.entries(tryParse(readStorage(name) ?? '') ?? {});
  return Object.fromEntries(states.filter((entry): entry is [string, HostState] => isState(entry[1])));
}

function isState(value: unknown): value is HostState {
  if (!isObject(value)) return false;
  const { status, lastUpdate } = value;
  // If the clock was set back, a state from the future would never expire.
  return ['up', 'timed out', 'down'].includes(String(status)) && typeof lastUpdate === 'number' && lastUpdate <= Date.now();
}
