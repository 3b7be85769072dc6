import type { Config } from 'tailwindcss';

/** Where utilities are used. The theme is in styles/tokens.css, in CSS, where the style sheets share it. */
export default {
  content: ['./app/**/*.tsx', './components/**/*.tsx', './components/**/*-classes.ts'],
} satisfies Config;
