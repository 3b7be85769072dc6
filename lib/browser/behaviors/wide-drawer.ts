/** Widths at which the content of the drawer changes: the menu moves to the navigation bar, or the sidebar becomes a column. */
const CLOSE_AT = ['(min-width: 48rem)', '(min-width: 60rem)'];

/** Closes the drawer when the window reaches a width of `CLOSE_AT`. */
export function closeWideDrawer(): void {
  for (const wide of CLOSE_AT.map((query) => matchMedia(query))) {
    wide.addEventListener('change', () => {
      if (wide.matches) document.getElementById('sidebar')?.togglePopover(false);
    });
  }
}
