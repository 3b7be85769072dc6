import type { z } from 'zod';
import type { siteConfigSchema } from '@/lib/site/config-schema';

/** Language code as it stands in URLs; which ones exist is data of the site configuration. */
export type Lang = string;

/** Types of pages, each with its layout. */
export type PageType = 'home' | 'doc' | '404' | 'custom' | 'blank';

/** One entry of the top navigation. `divider` and `header` occur inside groups. */
export type NavItem =
  | {
      readonly kind: 'link';
      readonly text: string;
      readonly link: string;
      /** Regular expression on the path without language; without it, the link's own path counts. */
      readonly activeMatch?: string;
      readonly position?: 'left' | 'right';
      readonly tag?: string;
    }
  | {
      readonly kind: 'group';
      readonly text: string;
      readonly items: readonly NavItem[];
      readonly activeMatch?: string;
      readonly position?: 'left' | 'right';
      readonly tag?: string;
    }
  | { readonly kind: 'divider' }
  | { readonly kind: 'header'; readonly text: string };

/** The whole site configuration: one plain object, no environment reading inside. The schema says what each field means. */
export type SiteConfig = z.infer<typeof siteConfigSchema>;
/** What a language adds to the site. */
export type LocaleConfig = SiteConfig['locales'][number];
/** Look and behavior of the shell. */
export type ThemeConfig = SiteConfig['theme'];
/** A link to a place where the community meets. */
export type SocialLink = ThemeConfig['socialLinks'][number];
/** Search as a service. */
export type HostedSearchConfig = NonNullable<NonNullable<SiteConfig['search']>['hosted']>;
