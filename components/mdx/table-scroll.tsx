import type { ComponentProps } from 'react';

/** A table that scrolls within itself. The frame takes the focus, so that arrow keys scroll it; it is no landmark, since a page has many. */
export function TableScroll({ label, ...table }: ComponentProps<'table'> & { readonly label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls.
    <div className="table-scroll" role="group" aria-label={label} tabIndex={0}>
      <table {...table} />
    </div>
  );
}
