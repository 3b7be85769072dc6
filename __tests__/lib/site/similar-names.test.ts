import { findSimilarName, measureSimilarity } from '@/lib/site/similar-names';

test.each([
  ['night', 'nacht', 0.25],
  ['output', 'output', 1],
  ['模块联邦', '模块', 0.5],
  ['ab', 'ba', 0],
  ['a', 'a', 0],
  ['', '', 0],
])('%j and %j are alike by %d', (a, b, alike) => {
  expect(measureSimilarity(a, b)).toBe(alike);
});

test.each([
  ['Exampel', 'Example'],
  ['badge', 'Badge'],
  ['TabItem', 'Tab'],
  ['Tooltip', undefined],
  ['', undefined],
])('someone who writes %j means %j', (wanted, name) => {
  expect(findSimilarName(wanted, ['Badge', 'Card', 'Tab', 'Tabs', 'Example'])).toBe(name);
});
