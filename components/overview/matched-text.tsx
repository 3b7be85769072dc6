import { findMatch } from '@/components/overview/filter-groups';

/** A text with the filter query marked. */
export function MatchedText({ text, query }: { readonly text: string; readonly query: string }) {
  const match = findMatch(text, query);
  if (!match) return text;
  const [from, to] = match;
  return (
    <>
      {text.slice(0, from)}
      <mark>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}
