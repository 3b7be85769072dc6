import { expect, test } from '@rstest/core';
import { clock } from '../src';

test('shows minutes as hours and minutes', () => {
  expect(clock(90)).toBe('01:30');
});
