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
  return <div className={wide ? 'doc-columns is-wide' : 'doc-columns'}>{children}</div>;
}
