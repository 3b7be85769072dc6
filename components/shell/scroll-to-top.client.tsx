'use client';

import type { ReactNode } from 'react';
import { usePastTop } from '@/components/shell/use-past-top';
import { scrollToTop } from '@/lib/browser/scroll';

/** A button at the corner that is there only past the top of the page. */
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
