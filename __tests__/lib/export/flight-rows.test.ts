import { readBuildId, splitRows } from '@/lib/export/flight-rows';

const listTexts = (payload: string) => splitRows(payload).map(({ text }) => text);

describe('the rows of a payload', () => {
  test('end at line breaks', () => {
    expect(splitRows('1:"a"\n1f:I[7,["$2"],"default"]\n0:{"b":"c:d"}\n')).toEqual([
      { id: '1', text: '1:"a"\n' },
      { id: '1f', text: '1f:I[7,["$2"],"default"]\n' },
      { id: '0', text: '0:{"b":"c:d"}\n' },
    ]);
  });

  test.each([
    ['ASCII', 'five\n'],
    ['two bytes', 'é\u00df\n'],
    ['three bytes', '中文\n'],
    ['four bytes', '\u{1f600}\n'],
    ['a lone surrogate', '\ud83d'],
    ['rows within the text', '2:"a"\n0:{}\n'],
    ['nothing', ''],
  ])('with text have its length in bytes: %s', (_, text) => {
    const row = `a:T${Buffer.byteLength(text).toString(16)},${text}`;
    expect(listTexts(`1:[]\n${row}0:{}\n`)).toEqual(['1:[]\n', row, '0:{}\n']);
  });

  test('with long text are not cut', () => {
    const row = `a:T${(3000).toString(16)},${'文'.repeat(1000)}`;
    expect(listTexts(`${row}0:{}\n`)).toEqual([row, '0:{}\n']);
  });

  test.each([...'TAOoUSsLlGgMmV'])('with the tag %s have a length', (tag) => {
    expect(listTexts(`3:${tag}2,\n:0:{}\n`)).toEqual([`3:${tag}2,\n:`, '0:{}\n']);
  });

  test.each(['3:"T2,"\n', '3:X\n', '3:HL["/a.css"]\n', '3:T\n', '3:E{"digest":"1"}\n'])(
    'without a length end at the line break: %j',
    (row) => {
      expect(listTexts(`${row}0:{}\n`)).toEqual([row, '0:{}\n']);
    },
  );

  test('can be hints, which have no id', () => {
    expect(splitRows(':HL["/a.css","style"]\n:N1.5\n')).toEqual([
      { id: '', text: ':HL["/a.css","style"]\n' },
      { id: '', text: ':N1.5\n' },
    ]);
  });

  test('can end without a line break', () => {
    expect(listTexts('1:"a"\n0:{"b":1}')).toEqual(['1:"a"\n', '0:{"b":1}']);
    expect(listTexts('1:"a"\n2:T9,cut')).toEqual(['1:"a"\n', '2:T9,cut']);
    expect(splitRows('')).toEqual([]);
  });

  test('add up to the payload', () => {
    const payload = '1:"$Sreact.fragment"\n:HL["/a.css"]\n2:T6,中文3:[]\n0:{"c":"\u{1f600}"}\n';
    expect(listTexts(payload).join('')).toBe(payload);
  });

  test.each([
    ['<!DOCTYPE html>', 0],
    ['1:"a"\nno row\n', 6],
    ['1:"a"\n\n0:{}\n', 6],
    ['2:T2,text\n0:{}\n', 7],
    ['A:{}', 0],
  ])('of another format are an error: %j', (payload, position) => {
    expect(() => splitRows(payload)).toThrow(`is not in the format of React Flight at character ${position}`);
  });
});

describe('the build of a payload', () => {
  test.each([
    ['0:{"P":null,"b":"b1"}\n', 'b1'],
    ['1:{"b":"b2"}\n0:{"c":{"b":"b3"},"b":"b1"}', 'b1'],
    ['2:T15,\n0:{"b":"of a text"}\n0:{"b":"b1"}\n', 'b1'],
    ['0:{"b":"a\\"b"}\n', 'a"b'],
  ])('is that of the root row: %j', (payload, expected) => {
    expect(readBuildId(payload)).toBe(expected);
  });

  test.each(['1:{"b":"b1"}\n', '0:{"c":{"b":"b1"}}\n', '0:{"b":7}\n', '0:null\n', '0:{"b":"b1"', '{"b":"b1"}', '<!DOCTYPE html>', ''])(
    'is unknown in %j',
    (payload) => {
      expect(readBuildId(payload)).toBeUndefined();
    },
  );
});
