import type { ReactNode } from 'react';

interface DocColumnsProps {
  /** Gives the content the place of the outline too; the text keeps its width. */
  readonly wide: boolean;
  readonly children: ReactNode;
}

/** The text and, from 1280 px, the outline. Its place is kept where there is none, so that pages do not jump sideways. */
export function DocColumns({ wide, children }: DocColumnsProps) {
  const own = wide
    ? 'xl:*:col-span-full xl:**:[.prose]:max-w-text'
    : // Alone on the page, the text is in the middle.
      'xl:in-data-no-sidebar:not-has-[>aside]:grid-cols-text';
  return (
    <div
      className={`grid grid-cols-text justify-center pt-8 pb-16 *:min-w-0 xl:grid-cols-doc xl:gap-x-10 xl:pt-10 xl:pb-24 print:block print:p-0 ${own}`}
    >
      {children}
    </div>
  );
}
