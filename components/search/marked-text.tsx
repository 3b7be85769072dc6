import { listMarkedParts } from '@/lib/search/marked-parts';

/** A highlighted value of a hit, with matches as `mark`. */
export function MarkedText({ value }: { readonly value: string }) {
  // The parts of a value never change their order.
  return listMarkedParts(value).map(({ text, marked }, at) =>
    marked ? (
      <mark key={at} className="bg-transparent font-semibold text-(--docsearch-highlight-color) forced-colors:underline">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
