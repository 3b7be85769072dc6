/** The letters that less similar names share are a coincidence. */
const MIN_SIMILARITY = 0.5;

/** Returns the name that someone who wrote `wanted` most likely meant, regardless of case; undefined if none is similar. */
export function findSimilarName(wanted: string, names: readonly string[]): string | undefined {
  const text = wanted.toLowerCase();
  const [closest] = names
    .map((name) => ({ name, similarity: measureSimilarity(text, name.toLowerCase()) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity);
  return closest?.name;
}

/** Returns the hint for a name that does not exist: the one that was probably meant, as `format` writes it, or else `otherwise`. */
export function suggestName(wanted: string, names: readonly string[], otherwise: string, format = (name: string) => `"${name}"`): string {
  const similar = findSimilarName(wanted, names);
  return similar === undefined ? otherwise : `Did you mean ${format(similar)}?`;
}

/** Measures the similarity of two normalized texts, from 0 to 1: the Sørensen–Dice coefficient of their letter pairs. */
export function measureSimilarity(a: string, b: string): number {
  const [first, second] = [listPairs(a), listPairs(b)];
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return (2 * shared) / Math.max(first.size + second.size, 1);
}

function listPairs(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2)));
}
