/**
 * Components that a page may use without import. `components/mdx` provides them; a test holds both lists together. An import
 * of one of them from a theme package is accepted, so that pages written for Rspress move over unchanged.
 */
export const COMPONENT_NAMES = [
  'Tabs',
  'Tab',
  'PackageManagerTabs',
  'Steps',
  'Badge',
  'Callout',
  'FileTree',
  'CardGrid',
  'Card',
  'Example',
  'Option',
  'FormatDefaults',
  'UndocumentedOptions',
  'OutputExplorer',
] as const;

export const THEME_PACKAGES: readonly string[] = ['@theme', 'rspress/theme', '@rspress/core/theme'];

/** Kinds of callout, as containers (`:::tip`) and GitHub alerts (`> [!TIP]`) name them. */
export const CALLOUT_TYPES = ['tip', 'info', 'note', 'warning', 'danger', 'details', 'important', 'caution'] as const;
