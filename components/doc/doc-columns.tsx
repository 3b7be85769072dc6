import type { ReactNode } from 'react';

interface DocColumnsProps {
  /** Extends the content over the outline column; prose keeps its width. */
  readonly wide: boolean;
  readonly children: ReactNode;
}

/**
 * The content and, from 1280 px, the outline; from 1360 px, reference pages use its column for examples. Pages without outline reserve
 * its column, so that the content does not shift.
 */
export function DocColumns({ wide, children }: DocColumnsProps) {
  const own = wide
    ? 'xl:grid-cols-1 xl:**:[.prose]:max-w-text'
    : // Without sidebar and outline, the content is centered.
      'xl:grid-cols-doc 2xl:reference:grid-cols-1 xl:in-data-no-sidebar:not-has-[>aside]:grid-cols-text';
  return (
    <div
      className={`grid grid-cols-text justify-center pt-5 pb-16 md:pt-8 *:min-w-0 xl:gap-x-10 xl:pb-24 2xl:reference:pt-6 2xl:reference:pb-8 print:block print:p-0 ${own}`}
    >
      {children}
    </div>
  );
}
