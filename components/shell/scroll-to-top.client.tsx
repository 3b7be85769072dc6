'use client';

import type { ReactNode } from 'react';
import { usePastTop } from '@/components/shell/use-past-top';
import { scrollToTop } from '@/lib/browser/scroll';

/** Shown only when the page is scrolled past its top. */
export function ScrollToTop({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const pastTop = usePastTop();
  return (
    <button
      type="button"
      className="scroll-to-top print:hidden"
      aria-label={label}
      data-shown={pastTop ? '' : undefined}
      onClick={scrollToTop}
    >
      {children}
    </button>
  );
}
