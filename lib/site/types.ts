import type { z } from 'zod';
import type { siteConfigSchema } from '@/lib/site/config-schema';

/** Language code in URLs. Not a union, because the site configuration defines the languages. */
export type Lang = string;

interface NavPosition {
  /** Side of the navigation bar. Ignored inside groups. Defaults to `right`. */
  readonly position?: 'left' | 'right';
}

interface NavHeader extends NavPosition {
  readonly text: string;
  readonly tag?: string;
}

interface NavEntry extends NavHeader {
  /** Regular expression for content paths of the nav section. Defaults to the path of the link and everything below it. */
  readonly activeMatch?: string;
}

/** One entry of the top navigation. */
export type NavItem =
  | (NavEntry & { readonly kind: 'link'; readonly link: string })
  | (NavEntry & { readonly kind: 'group'; readonly items: readonly NavItem[] })
  | (NavPosition & { readonly kind: 'divider' })
  | (NavHeader & { readonly kind: 'header' });

/** The site configuration. `siteConfigSchema` documents the fields. */
export type SiteConfig = z.infer<typeof siteConfigSchema>;
export type LocaleConfig = SiteConfig['locales'][number];
export type ThemeConfig = SiteConfig['theme'];
export type SocialLink = ThemeConfig['socialLinks'][number];
export type HostedSearchConfig = NonNullable<NonNullable<SiteConfig['search']>['hosted']>;
