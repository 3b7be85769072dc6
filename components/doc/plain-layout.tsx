import type { ReactNode } from 'react';

/** `custom` and `blank` pages: the content and nothing around it. */
export function PlainLayout({ children }: { readonly children?: ReactNode }) {
  return <div className="prose plain-content">{children}</div>;
}
