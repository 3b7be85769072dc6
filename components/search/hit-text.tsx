import { listMarkedParts } from '@/lib/search/marked-parts';

/** A highlighted value of a hit, with matches as `mark`. */
export function MarkedText({ value }: { readonly value: string }) {
  // The parts of a value never change their order.
  return listMarkedParts(value).map(({ text, marked }, at) =>
    marked ? (
      // Forced colors replace the color of the text, but not a transparent background.
      <mark key={at} className="bg-transparent text-(--docsearch-highlight-color) forced-colors:bg-[Mark]">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
