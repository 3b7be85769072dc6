import { listMarkedParts } from '@/lib/search/marked-parts';

/** A highlighted value of a hit. */
export function MarkedText({ value }: { readonly value: string }) {
  // The pieces of a value never change places.
  return listMarkedParts(value).map(({ text, marked }, at) =>
    marked ? (
      <mark key={at} className="bg-transparent font-semibold text-(--docsearch-highlight-color) underline decoration-1 underline-offset-3">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
