/** Minimum word lengths, in letters, to allow one and two typos. */
const ONE_TYPO_LENGTH = 4;
const TWO_TYPOS_LENGTH = 8;
/** More guesses than this add noise rather than results. */
const MAX_SIMILAR = 4;

/** All terms of an index, sorted by UTF-16 code units. */
export interface Dictionary {
  has(term: string): boolean;
  /** Lists longer terms that start with `prefix`, shortest first. */
  listPrefixed(prefix: string, limit: number): string[];
  /** Lists likely corrections of a mistyped Latin term, closest first. With `prefix`, the start of a longer term may match. */
  listSimilar(term: string, prefix: boolean): Similar[];
}

/** A likely correction, and the number of edits between it and what was typed. */
interface Similar {
  readonly term: string;
  readonly edits: number;
}

/** Creates a dictionary. `terms` must be sorted, since lookups are binary searches. */
export function createDictionary(terms: readonly string[]): Dictionary {
  const find = (target: string) => {
    let low = 0;
    let high = terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((terms[middle] ?? '') < target) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    has: (term) => terms[find(term)] === term,
    listPrefixed(prefix, limit) {
      const start = find(prefix);
      const found = terms.slice(terms[start] === prefix ? start + 1 : start, find(`${prefix}\uffff`));
      return found.sort((a, b) => a.length - b.length).slice(0, limit);
    },
    listSimilar(term, prefix) {
      const allowed = term.length >= TWO_TYPOS_LENGTH ? 2 : term.length >= ONE_TYPO_LENGTH ? 1 : 0;
      if (allowed === 0 || /[^\x21-\x7e]/.test(term)) return [];
      const first = term.charAt(0);
      // Nearly all typos keep the first letter, so terms with another one are compared only if none of these match.
      const near = measure(terms.slice(find(first), find(`${first}\uffff`)), term, allowed, prefix);
      return near.length > 0 ? near : measure(terms, term, 1, false);
    },
  };
}

function measure(candidates: readonly string[], term: string, allowed: number, prefix: boolean): Similar[] {
  const found: Similar[] = [];
  for (const candidate of candidates) {
    if (candidate.length < term.length - allowed || (!prefix && candidate.length > term.length + allowed)) continue;
    const edits = countEdits(term, candidate, allowed, prefix);
    if (edits <= allowed) found.push({ term: candidate, edits });
  }
  found.sort((a, b) => a.edits - b.edits || a.term.length - b.term.length);
  const fewest = found[0]?.edits;
  return found.filter(({ edits }) => edits === fewest).slice(0, MAX_SIMILAR);
}

/**
 * Counts the edits between two words (insert, delete, replace, swap adjacent letters); returns `limit + 1` if there are more than `limit`.
 * With `prefix`, compares `a` with the closest prefix of `b`.
 */
export function countEdits(a: string, b: string, limit: number, prefix: boolean): number {
  const width = prefix ? Math.min(b.length, a.length + limit) : b.length;
  let previous: number[] = [];
  let current = Array.from({ length: width + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const before = previous;
    previous = current;
    current = [i];
    let lowest = i;
    for (let j = 1; j <= width; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      current.push(cost);
      lowest = Math.min(lowest, cost);
    }
    if (lowest > limit) return limit + 1;
  }
  return prefix ? Math.min(...current) : (current[width] ?? limit + 1);
}
