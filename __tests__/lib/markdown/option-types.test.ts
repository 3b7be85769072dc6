import { findObject, summarizeType } from '@/lib/markdown/option-types';

test.each([
  ['boolean', undefined],
  ["'esm' | 'cjs'", undefined],
  [
    '{ js?: string; css: string[] }',
    {
      before: '',
      fields: [
        { name: 'js', rest: '?: string' },
        { name: 'css', rest: ': string[]' },
      ],
    },
  ],
  [
    "boolean | { bundle?: boolean | { a?; b? }; 'import.meta.url'?: Record<string, string> }",
    {
      before: 'boolean | ',
      fields: [
        { name: 'bundle', rest: '?: boolean | {…}' },
        { name: "'import.meta.url'", rest: '?: Record<string, string>' },
      ],
    },
  ],
  [
    '{ enable?, keep? }',
    {
      before: '',
      fields: [
        { name: 'enable', rest: '?' },
        { name: 'keep', rest: '?' },
      ],
    },
  ],
  [
    "{ a?: 'x; y'; b?: string }",
    {
      before: '',
      fields: [
        { name: 'a', rest: "?: 'x; y'" },
        { name: 'b', rest: '?: string' },
      ],
    },
  ],
  [
    '{ a?: () => void; b?: string }',
    {
      before: '',
      fields: [
        { name: 'a', rest: '?: () => void' },
        { name: 'b', rest: '?: string' },
      ],
    },
  ],
])('the fields of %s are %j', (type, expected) => {
  expect(findObject(type)).toEqual(expected);
});

test('a short type has no fields', () => {
  expect(summarizeType("boolean | { a?: 'x | y'; b?: string }")).toBe('boolean | object');
  expect(summarizeType('string | (() => string) | { a?: string }')).toBe('string | (() => string) | object');
  expect(summarizeType("'esm' | 'cjs'")).toBe("'esm' | 'cjs'");
});
