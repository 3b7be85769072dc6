import { expect, test } from '@rstest/core';
import { clock } from 'clock-text';

test('the package exports the clock', () => {
  expect(clock(90)).toBe('01:30');
});
