import { checkSpelling, listWords } from '@/lib/checks/prose/check-words';

const check = (text: string, words: string) =>
  checkSpelling([{ file: 'a.mdx', line: 1, text }], { file: 'words.txt', text: words }).map(
    ({ file, line, message, hint }) => `${file}:${line}: ${message} ${hint}`,
  );

test.each<[name: string, text: string, words: string, expected: readonly string[]]>([
  ['a word of the list, in any case', 'Rslib and rslib', 'rslib\n', []],
  ['a comment', 'rslib', '# names\nrslib\n', []],
  ['a list with line ends of Windows', 'rslib', '# names\r\nrslib\r\n', []],
  ['parts of names, short ones are not checked', 'createRslib and RslibMF', 'rslib\n', []],
  ['plural and genitive', "two SVGs, Rslib's and Rslib’s", 'rslib\nsvg\n', []],
  ['order', 'vite rslib', 'vite\nrslib\n', ['words.txt:2: "rslib" comes after "vite". Sort the words.']],
  ['a word twice', 'rslib', 'rslib\nrslib\n', ['words.txt:2: "rslib" is listed twice. Remove one.']],
  ['an unused word', 'rslib', 'rslib\nvite\n', ['words.txt:2: No page uses the word "vite". Remove it.']],
  ['a word that the dictionary has', 'color', 'color\n', ['words.txt:1: "color" is in the dictionary. Remove it.']],
  [
    'upper case',
    'Vite',
    'Vite\n',
    [
      'a.mdx:1: Unknown word "Vite" (did you mean "vibe" or "vice" or "vide"?). Fix it, or add it to words.txt.',
      'words.txt:1: "Vite" is not in lower case. Write each word in lower case: it is known in any case.',
    ],
  ],
])('%s', (_name, text, words, expected) => {
  expect(check(text, words)).toEqual(expected);
});

test.each([
  ['Use `code` and https://a.dev/words, then stop.', ['Use', 'and', 'then', 'stop']],
  ['Set tsconfig.json, ./src/x, @rslib/core, --watch, snake_case and {name}', ['Set', 'and']],
  ['import/export, tree-shaking: (both)', ['import', 'export', 'tree', 'shaking', 'both']],
  ['ES2022, v2 and 3D', ['and']],
  ["that's café", ['that', 'café']],
  ['在 Rslib中构建 library，见 docs', ['Rslib', 'library', 'docs']],
])('the words of "%s" are %j', (text, words) => {
  expect(listWords(text).map(({ word }) => word)).toEqual(words);
});
