import { expect, test } from '@rstest/core';
import { clock } from 'clock-text';

test('shows minutes as hours and minutes', () => {
  expect(clock(90)).toBe('01:30');
});
