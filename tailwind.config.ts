import type { Config } from 'tailwindcss';

/** Files that use utilities. The theme is in `styles/tokens.css`. */
export default {
  content: ['./app/**/*.tsx', './components/**/*.tsx', './components/**/*-classes.ts'],
} satisfies Config;
