import { LanguageLinks } from '@/components/shell/language-links.client';
import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu.client';
import type { LocaleConfig } from '@/lib/site/types';

interface LanguageMenuProps {
  readonly locales: readonly LocaleConfig[];
  readonly label: string;
}

/** The button with the languages; nothing where there is only one. */
export function LanguageMenu({ locales, label }: LanguageMenuProps) {
  if (locales.length < 2) return null;
  return (
    <Menu label={label} trigger={<Icon name="language" />} variant="end">
      <LanguageLinks locales={pickNames(locales)} />
    </Menu>
  );
}

/** What the links need of a locale; the rest stays out of the page's data. */
export function pickNames(locales: readonly LocaleConfig[]): Pick<LocaleConfig, 'lang' | 'tag' | 'label'>[] {
  return locales.map(({ lang, tag, label }) => ({ lang, tag, label }));
}
