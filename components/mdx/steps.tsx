import type { ReactNode } from 'react';

/** Numbers its `###` headings or list items, with CSS counters. */
export function Steps({ children }: { readonly children?: ReactNode }) {
  return <div className="steps">{children}</div>;
}
