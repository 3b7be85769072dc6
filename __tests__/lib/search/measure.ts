import type { Question } from './questions';

/** Relevance metrics, averaged over all questions, from 0 to 1. */
export interface Relevance {
  /** Mean reciprocal rank of the first expected page. */
  readonly mrr: number;
  readonly first: number;
  readonly firstThree: number;
  readonly firstFive: number;
  /** Share of the questions with an expected heading that rank it first. */
  readonly heading: number;
  readonly misses: readonly string[];
}

/** Runs all questions. `search` returns URLs with anchors, best first; `prefix` is the path prefix of the language. */
export async function measureRelevance(
  questions: readonly Question[],
  prefix: string,
  search: (query: string) => Promise<readonly string[]>,
): Promise<Relevance> {
  const misses: string[] = [];
  let [mrr, first, firstThree, firstFive, heading, headings] = [0, 0, 0, 0, 0, 0];
  for (const [query, list, anchor] of questions) {
    const wanted = list.split(' ').map((page) => prefix + page);
    const urls = await search(query);
    const pages = [...new Set(urls.map((url) => url.replace(/#.*/, '')))];
    const rank = pages.findIndex((page) => wanted.includes(page)) + 1;
    mrr += rank > 0 ? 1 / rank : 0;
    first += Number(rank === 1);
    firstThree += Number(rank > 0 && rank <= 3);
    firstFive += Number(rank > 0 && rank <= 5);
    if (rank !== 1) misses.push(`${query}: ${wanted[0]} is ${rank || 'missing'}, first ${urls[0] ?? 'nothing'}`);
    if (anchor === undefined) continue;
    headings += 1;
    const right = urls[0] === wanted[0] + (anchor && `#${anchor}`);
    heading += Number(right);
    if (!right && rank === 1) misses.push(`${query}: not #${anchor} but ${urls[0]}`);
  }
  const count = questions.length;
  return {
    mrr: mrr / count,
    first: first / count,
    firstThree: firstThree / count,
    firstFive: firstFive / count,
    heading: heading / headings,
    misses,
  };
}
