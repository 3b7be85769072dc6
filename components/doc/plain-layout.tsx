import type { ReactNode } from 'react';

/** `custom` and `blank` pages: the content and nothing around it. */
export function PlainLayout({ children }: { readonly children?: ReactNode }) {
  return <div className="prose mx-auto box-content max-w-text px-gutter pt-10 pb-24">{children}</div>;
}
