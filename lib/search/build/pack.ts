/**
 * A compact text form of a term index, since readers download it: sorted terms without the beginning that they share with the
 * one before, and for each the sections that hold it as distances, in characters that JSON does not escape.
 */

/** For each term, in order: sections with how often each holds the term. */
export type Postings = ReadonlyMap<string, ReadonlyMap<number, number>>;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
const VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]));
/** A digit holds five bits and says with the sixth whether more follow. */
const BITS = 5;
const MORE = 1 << BITS;

/** Packs postings; terms come out sorted by code unit. */
export function packPostings(postings: Postings): { terms: string; postings: string } {
  const terms = [...postings.keys()].sort();
  let before = '';
  const names = terms.map((term) => {
    const shared = countShared(before, term);
    before = term;
    return DIGITS[shared] + term.slice(shared);
  });
  const lists = terms.map((term) => {
    let last = -1;
    return [...(postings.get(term) ?? [])]
      .sort(([a], [b]) => a - b)
      .map(([section, count]) => {
        const distance = section - last - 1;
        last = section;
        return count > 1 ? encode(distance * 2 + 1) + encode(count) : encode(distance * 2);
      })
      .join('');
  });
  return { terms: names.join('\n'), postings: lists.join('\n') };
}

const NOWHERE: ReadonlyMap<number, number> = new Map();

/** Reads what `packPostings` wrote; the list of a term only when it is asked for. */
export function unpackPostings(packed: { terms: string; postings: string }): {
  terms: readonly string[];
  find(term: string): ReadonlyMap<number, number>;
} {
  if (packed.terms === '') return { terms: [], find: () => NOWHERE };
  let before = '';
  const terms = packed.terms.split('\n').map((name) => {
    before = before.slice(0, VALUES.get(name[0] ?? 'A')) + name.slice(1);
    return before;
  });
  const lists = packed.postings.split('\n');
  const places = new Map(terms.map((term, at) => [term, at]));
  const known = new Map<string, ReadonlyMap<number, number>>();
  return {
    terms,
    find(term) {
      const place = places.get(term);
      if (place === undefined) return NOWHERE;
      const list = known.get(term) ?? decodeList(lists[place] ?? '');
      known.set(term, list);
      return list;
    },
  };
}

function countShared(a: string, b: string): number {
  const limit = Math.min(a.length, b.length, DIGITS.length - 1);
  let count = 0;
  while (count < limit && a[count] === b[count]) count++;
  return count;
}

function encode(value: number): string {
  let text = '';
  let rest = value;
  while (rest >= MORE) {
    text += DIGITS[(rest % MORE) + MORE];
    rest = Math.floor(rest / MORE);
  }
  return text + DIGITS[rest];
}

function decodeList(list: string): Map<number, number> {
  const sections = new Map<number, number>();
  let at = 0;
  let section = -1;
  while (at < list.length) {
    const head = read();
    section += (head >> 1) + 1;
    sections.set(section, head & 1 ? read() : 1);
  }
  return sections;

  function read(): number {
    let value = 0;
    for (let shift = 0; ; shift += BITS) {
      const digit = VALUES.get(list[at++] ?? 'A') ?? 0;
      value += (digit % MORE) * 2 ** shift;
      if (digit < MORE) return value;
    }
  }
}
