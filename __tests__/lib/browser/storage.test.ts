import { jest } from '@jest/globals';
import { readStorage, storageKey, writeStorage } from '@/lib/browser/storage';
import { forbidStorage } from '../../support/forbid-storage';

afterEach(() => jest.restoreAllMocks());

test('stores values under the prefix of the site', () => {
  expect(writeStorage('tabs', '2')).toBe(true);
  expect(localStorage.getItem('rslib-docs:tabs')).toBe('2');
  expect(readStorage('tabs')).toBe('2');
  expect(readStorage('none')).toBeNull();
  expect(storageKey('theme')).toBe('rslib-docs:theme');
});

test('forbidden storage returns null and false instead of throwing', () => {
  forbidStorage();
  expect(readStorage('tabs')).toBeNull();
  expect(writeStorage('tabs', '2')).toBe(false);
});
