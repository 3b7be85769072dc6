import type { ReactNode } from 'react';

/** Layout of `custom` and `blank` pages: only the content. */
export function PlainLayout({ children }: { readonly children?: ReactNode }) {
  return <div className="prose mx-auto box-content max-w-text px-gutter pt-10 pb-24">{children}</div>;
}
