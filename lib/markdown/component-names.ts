/**
 * Components that a page may use without importing them. `components/mdx` implements them; a test compares the two lists. Importing them
 * from a theme package is also accepted, so that pages written for Rspress work unchanged.
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
  'Signature',
  'FormatDefaults',
  'UndocumentedOptions',
  'OutputExplorer',
  'ConfigTranslator',
] as const;

export const THEME_PACKAGES: readonly string[] = ['@theme', 'rspress/theme', '@rspress/core/theme'];

/** Callout types in containers (`:::tip`) and GitHub alerts (`> [!TIP]`). */
export const CALLOUT_TYPES = ['tip', 'info', 'note', 'warning', 'danger', 'details', 'important', 'caution'] as const;
