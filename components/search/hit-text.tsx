import { listMarkedParts } from '@/lib/search/marked-parts';

/** Classes of the link around an icon and a `HitText`. */
export const HIT =
  'flex min-h-(--docsearch-hit-height) scroll-mt-12 scroll-mb-2 items-center gap-3 rounded px-3 py-1.75 text-(--docsearch-text-color)';

interface HitTextProps {
  readonly title: string;
  /** The headings above it, with highlight markup like the title. */
  readonly path: readonly string[];
}

/** The title of a hit, and the path to it in a second line. */
export function HitText({ title, path }: HitTextProps) {
  return (
    <span className="grid min-w-0 flex-1 gap-px leading-[1.25rem]">
      <span data-hit-title className="truncate text-md in-data-[icon=text]:line-clamp-2 in-data-[icon=text]:whitespace-normal">
        <MarkedText value={title} />
      </span>
      {path.length > 0 && (
        <span className="truncate text-xs leading-[1rem] text-(--docsearch-muted-color) [&>span+span]:before:content-['_›_']">
          {path.map((name, at) => (
            // The parts of a path never change their order.
            <span key={at}>
              <MarkedText value={name} />
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

/** A highlighted value of a hit, with matches as `mark`. */
function MarkedText({ value }: { readonly value: string }) {
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
