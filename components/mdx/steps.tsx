import type { ReactNode } from 'react';

/** Numbers the `###` headings, or the items of the list, between its tags. The style sheet counts. */
export function Steps({ children }: { readonly children?: ReactNode }) {
  return <div className="steps">{children}</div>;
}
