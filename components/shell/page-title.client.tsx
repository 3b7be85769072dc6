'use client';

import { useLayoutEffect } from 'react';

/**
 * Sets the title of the document in the same step as the page. The framework does so some frames later, and announces the title in between:
 * screen readers would read the title of the previous page.
 */
export function PageTitle({ title }: { readonly title: string }) {
  useLayoutEffect(() => {
    if (document.title !== title) document.title = title;
  }, [title]);
  return null;
}
