/** Background colors of the light and the dark theme, `--color-bg` in `styles/tokens.css`, where stylesheets do not apply. */
export const THEME_COLORS = { light: '#ffffff', dark: '#151210' } as const;
