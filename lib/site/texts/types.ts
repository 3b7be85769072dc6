import type { en } from '@/lib/site/texts/en';

/** Interface texts of one language. */
export type UiTexts = typeof en;

/** Some of the texts, as a site configuration replaces them. */
export type OwnTexts<Texts = UiTexts> = { readonly [Name in keyof Texts]?: Texts[Name] extends string ? string : OwnTexts<Texts[Name]> };
