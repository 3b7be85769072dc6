/** Components that a page may use without an import or, like pages for Rspress, from a theme package. `components/mdx` implements them. */
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

export type ComponentName = (typeof COMPONENT_NAMES)[number];

export function isComponentName(name: string | null): name is ComponentName {
  return COMPONENT_NAMES.some((component) => component === name);
}

export const THEME_PACKAGES: readonly string[] = ['@theme', 'rspress/theme', '@rspress/core/theme'];

/** Callout types in containers (`:::tip`) and GitHub alerts (`> [!TIP]`). */
export const CALLOUT_TYPES = ['tip', 'info', 'note', 'warning', 'danger', 'details', 'important', 'caution'] as const;
