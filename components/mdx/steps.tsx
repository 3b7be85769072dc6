import type { ReactNode } from 'react';

/** A container that numbers its `###` headings or list items with CSS counters. */
export function Steps({ children }: { readonly children?: ReactNode }) {
  return <div className="steps">{children}</div>;
}
