import type { ComponentProps } from 'react';

/** A table in a scroll container, which is focusable so that arrow keys scroll it. It is not a landmark, because a page can have many. */
export function TableScroll({ label, ...table }: ComponentProps<'table'> & { readonly label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls.
    <div className="table-scroll" role="group" aria-label={label} tabIndex={0}>
      <table {...table} />
    </div>
  );
}
