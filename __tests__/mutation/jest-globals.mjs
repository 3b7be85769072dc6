/** The parts of Jest that the tests use, without its module registry. `tsconfig.json` in this folder substitutes it for `@jest/globals`. */
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

export { expect } from 'expect';

const config = /** @type {ConstructorParameters<typeof ModernFakeTimers>[0]['config']} */ ({ rootDir: process.cwd(), fakeTimers: {} });
const timers = new ModernFakeTimers({ config, global: globalThis });
const mocker = new ModuleMocker(globalThis);

export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  replaceProperty: mocker.replaceProperty.bind(mocker),
  restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
  useFakeTimers: timers.useFakeTimers.bind(timers),
  useRealTimers: timers.useRealTimers.bind(timers),
  setSystemTime: timers.setSystemTime.bind(timers),
  advanceTimersByTime: timers.advanceTimersByTime.bind(timers),
  advanceTimersByTimeAsync: timers.advanceTimersByTimeAsync.bind(timers),
};
