/** Names the theme buttons after the current theme, which the head script has set on `html`. */
export function nameThemeButtons(): void {
  const { theme = 'auto' } = document.documentElement.dataset;
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme-labels]')) {
    button.setAttribute('aria-label', JSON.parse(button.dataset.themeLabels ?? '{}')[theme]);
  }
}
