import { buildOptionView, isCovered } from '@/lib/examples/options';
import { displayFile } from '../../support/content-folder';
import { createFolder } from '../../support/temporary-folder';

const OPTIONS = '{ "lib.dts": { "type": "boolean", "default": "`false`" } }';

/** The message for files of the examples that are not valid; `overrides` is the text of the file. */
function findMistake(overrides: string, options = OPTIONS): string {
  const root = createFolder({ 'options.json': options, 'option-overrides.json': overrides });
  try {
    buildOptionView(root, 'lib.dts', 'en');
  } catch (error) {
    return (error as Error).message.replace(`${displayFile(root, '')}/`, '');
  }
  return 'none';
}

test('an override corrects what the package says', () => {
  const root = createFolder({
    'options.json': OPTIONS,
    'option-overrides.json': '{ "lib.dts": { "type": "object", "since": { "en": "since 1.0", "zh": "自 1.0 起" }, "reason": "…" } }',
  });
  expect(buildOptionView(root, 'lib.dts', 'en')).toEqual({
    name: 'lib.dts',
    type: 'object',
    default: '`false`',
    since: 'since 1.0',
    experimental: false,
  });
  expect(buildOptionView(root, 'lib.dts', 'zh').since).toBe('自 1.0 起');
});

test.each([
  ['lib.dts', true],
  ['lib.dts.bundle', true],
  ["lib.dts['a.b']", true],
  ['lib.dtsx', false],
  ['lib', false],
])('whether the entry "lib.dts" covers %s: %s', (option, expected) => {
  expect(isCovered(option, 'lib.dts')).toBe(expected);
});

test('names that every object has are not those of options', () => {
  const root = createFolder({ 'options.json': OPTIONS, 'option-overrides.json': '{}' });
  expect(() => buildOptionView(root, 'constructor', 'en')).toThrow('There is no option "constructor".');
  expect(findMistake('{ "constructor": { "reason": "…" } }')).toBe(
    'option-overrides.json lists options that the package does not have: constructor. Remove them.',
  );
});

const HINT = 'Correct the file; lib/examples/options.ts has all fields of an option.';

test('an override without a reason is reported with file, line and fix', () => {
  expect(findMistake('{\n  "lib.dts": {}\n}')).toBe(`option-overrides.json:2: lib.dts.reason: is missing. ${HINT}`);
});

test.each(['since', 'default', 'deprecated'])('an override of `%s` without the language of the page is reported', (field) => {
  const overrides = { 'lib.dts': { [field]: { zh: '自 1.0 起' }, reason: '…' } };
  expect(findMistake(JSON.stringify(overrides))).toBe(`option-overrides.json has no ${field} in "en" for "lib.dts". Add it.`);
});

test('files that end too early are reported with file, line and fix', () => {
  expect(findMistake('{\n  "lib.dts": {\n')).toMatch(/^option-overrides\.json:2: Not valid JSON: .+\. Correct the file; /);
  expect(findMistake('{}', '{\n')).toMatch(
    /^options\.json:1: Not valid JSON: .+\. Record the options again: npm run examples -- --update$/,
  );
});

test.each([
  ['`"a"` or `"b"`', false],
  ['The value of `a`', false],
  ['`["a", "b"]`', true],
  ['undefined', true],
])('the default %s needs a translation unless it is code', (value, isCode) => {
  const found = findMistake('{}', JSON.stringify({ 'lib.dts': { type: 'string', default: value } }));
  expect(found).toBe(
    isCode
      ? 'none'
      : `The default of "lib.dts" is a sentence ("${value}"). Translate it to "en" in content/examples/option-overrides.json.`,
  );
});
