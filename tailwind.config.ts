import type { Config } from 'tailwindcss';

/** Names for the tokens of styles/tokens.css; the breakpoints are those of spec section 9 (768, 960, 1280). */
export default {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  theme: {
    screens: { md: '768px', lg: '960px', xl: '1280px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      bg: {
        DEFAULT: 'var(--color-bg)',
        soft: 'var(--color-bg-soft)',
        mute: 'var(--color-bg-mute)',
        raised: 'var(--color-bg-raised)',
        active: 'var(--color-bg-active)',
      },
      line: { DEFAULT: 'var(--color-line)', strong: 'var(--color-line-strong)' },
      text: { DEFAULT: 'var(--color-text)', muted: 'var(--color-text-muted)', faint: 'var(--color-text-faint)' },
      brand: {
        DEFAULT: 'var(--color-brand)',
        strong: 'var(--color-brand-strong)',
        text: 'var(--color-brand-text)',
        soft: 'var(--color-brand-soft)',
        on: 'var(--color-on-brand)',
      },
    },
    fontFamily: { sans: 'var(--font-sans)', mono: 'var(--font-mono)' },
    borderRadius: { none: '0', DEFAULT: 'var(--radius)', full: '9999px' },
  },
} satisfies Config;
