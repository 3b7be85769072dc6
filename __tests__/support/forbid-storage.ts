import { jest } from '@jest/globals';

/** Lets local and session storage throw, as browsers do if they are forbidden, until `jest.restoreAllMocks`. */
export function forbidStorage(): void {
  for (const name of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new Error('The operation is insecure.');
    });
  }
}
