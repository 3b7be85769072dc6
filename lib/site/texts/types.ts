import type { en } from '@/lib/site/texts/en';

/** Interface texts of one language. */
export type UiTexts = typeof en;

/** The texts that a site configuration replaces. */
export type TextOverrides<Texts = UiTexts> = {
  readonly [Name in keyof Texts]?: Texts[Name] extends string ? string : TextOverrides<Texts[Name]>;
};
