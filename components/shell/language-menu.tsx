import { LanguageLinks } from '@/components/shell/language-links.client';
import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu.client';
import type { LocaleConfig } from '@/lib/site/types';

interface LanguageMenuProps {
  readonly locales: readonly LocaleConfig[];
  readonly label: string;
}

/** The language menu. Renders nothing if there is only one language. */
export function LanguageMenu({ locales, label }: LanguageMenuProps) {
  if (locales.length < 2) return null;
  return (
    <Menu label={label} trigger={<Icon name="language" />} variant="end">
      <LanguageLinks locales={pickNames(locales)} className="menu-item" />
    </Menu>
  );
}

/** Picks the fields that the links need, to keep all others out of the payload of the page. */
export function pickNames(locales: readonly LocaleConfig[]): Pick<LocaleConfig, 'lang' | 'tag' | 'label'>[] {
  return locales.map(({ lang, tag, label }) => ({ lang, tag, label }));
}
