import { loadIndex, type Section } from '@/lib/search/engine/load-index';
import { listWordPairs, scoreMessage } from '@/lib/search/engine/score-message';
import { buildFile, pageOf } from './build-file';

test.each<[string, string[]]>([
  ['"Unsupported" format: AMD, ｕｍｄ!', ['unsupported format', 'format amd', 'amd umd']],
  ['找不到 config file: /home/mia/kit', ['找不到 config', 'config file', 'file home', 'home mia', 'mia kit']],
  // 18 letters, and 17.
  ['unable to locate glob', ['unable to', 'to locate', 'locate glob']],
  ['jsx runtime classic', []],
  // A code is a message of any length.
  ['ERR_NOT_FOUND', ['err not', 'not found']],
  ['err not found', []],
  // A single pair is a name.
  ['internationalization unsupported', []],
  ['', []],
])('%j has the pairs of words %j', (query, pairs) => {
  expect(listWordPairs(query)).toEqual(pairs);
});

const TYPE_ERROR = "TS7016: Could not find a file. It implicitly has an 'any' type.";
const [errors, plain] = loadIndex(
  buildFile([
    {
      ...pageOf('/errors', [1, '', 'Errors', 'Unsupported format: "amd"', 'Cannot find the config file: /a', TYPE_ERROR]),
      messages: 'Messages',
    },
    pageOf('/plain', [1, '', 'Plain', 'Cannot find the config file: /a']),
  ]),
).sections;

test.each<[string, Section | undefined, string[], number]>([
  ['a section without messages', plain, ['cannot find', 'find the'], 1],
  ['a name or a question', errors, [], 0.5],
  ['a whole message', errors, ['cannot find', 'find the', 'the config', 'config file'], 20],
  ['another message', errors, ['unsupported format', 'format amd'], 20],
  ['three quarters of a message', errors, ['cannot find', 'find the', 'the config', 'config x'], 3.25],
  ['half of a message', errors, ['cannot find', 'find x'], 2.5],
  ['less than half of a message', errors, ['cannot find', 'find x', 'x y'], 0.5],
  ['halves of two messages', errors, ['cannot find', 'unsupported format', 'format amd'], 3],
  ['a message with the same code', errors, ['ts7016 could', 'could not'], 20],
  ['a message with the same words, but another code', errors, ['ts7006 x', 'implicitly has', 'has an', 'an any', 'any type'], 0.5],
  ['parts of words', errors, ['cannot fin', 'ind the'], 0.5],
])('%s', (_, section, pairs, score) => {
  if (!section) throw new Error('no section');
  expect(scoreMessage(section, pairs)).toBeCloseTo(score, 9);
});
