import { readSourceModules } from './read-imports';

/** References to other output, which may be missing where the message is read: in a log that was cut, or in a browser. */
const ELSEWHERE =
  /\b(?:above|earlier|previous(?:ly)?)\s+(?:message|reason|error|output|log|line)s?\b|\b(?:message|reason|error|cause|output|log|detail)s?\b[^.:;'"`]{0,24}\b(?:above|before this|earlier)\b|\bsee above\b|\b(?:stands?|is|are|printed|shown|listed) above(?=\W*$|[.,;:])/i;

const isReference = (text: string) => ELSEWHERE.test(text);

test('finds references to other output', () => {
  const references = [
    'The build failed. Its message is above.',
    'The reason stands above.',
    'See above.',
    'The errors above are from the framework.',
    'Fix the previous error.',
    'It is shown above.',
  ];
  expect(references.filter((text) => !isReference(text))).toEqual([]);
  const others = ['Show the file above it.', 'The image is above the limit.', 'already covered by "a"', 'the result is shown below.'];
  expect(others.filter(isReference)).toEqual([]);
});

test('no message refers to other output for its reason', () => {
  const found = readSourceModules()
    .filter(({ file }) => file.startsWith('lib/'))
    .flatMap(({ file, text }) => {
      const lines = text.split('\n').map((line, at) => ({ line, place: `${file}:${at + 1}` }));
      return lines.filter(({ line }) => !/^\s*(?:\/\/|\/?\*)/.test(line) && isReference(line)).map(({ place }) => place);
    });
  expect(found).toEqual([]);
});
