import { jest } from '@jest/globals';
import { readStorage, storageKey, writeStorage } from '@/lib/browser/storage';

afterEach(() => jest.restoreAllMocks());

test('stores values under the prefix of the site', () => {
  expect(writeStorage('tabs', '2')).toBe(true);
  expect(localStorage.getItem('rslib-docs:tabs')).toBe('2');
  expect(readStorage('tabs')).toBe('2');
  expect(readStorage('none')).toBeNull();
  expect(storageKey('theme')).toBe('rslib-docs:theme');
});

test('forbidden storage returns null and false instead of throwing', () => {
  const forbid = () => {
    throw new Error('The operation is insecure.');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  expect(readStorage('tabs')).toBeNull();
  expect(writeStorage('tabs', '2')).toBe(false);
});
