/** With scripts, the link to the list of all pages opens the search, so it is a button. */
export function nameSearchButton(): void {
  document.querySelector('.search-button')?.setAttribute('role', 'button');
}
