export interface PageRange {
  first: number;
  last: number;
}

export function parseRange(text: string): PageRange {
  const [first, last = first] = text.split('-').map(Number);
  return { first, last };
}
