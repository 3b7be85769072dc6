import { en } from '@/lib/site/texts/en';
import type { TextOverrides, UiTexts } from '@/lib/site/texts/types';
import { zh } from '@/lib/site/texts/zh';

const ALL = new Map<string, UiTexts>([
  ['en', en],
  ['zh', zh],
]);

/** The part of the site configuration that texts depend on, since a site can replace them. */
interface TextConfig {
  readonly locales: readonly { readonly lang: string; readonly texts?: TextOverrides | undefined }[];
}

/** Returns the interface texts of a language, with the overrides of the site. Throws if there are none. */
export function getTexts(lang: string, { locales }: TextConfig): UiTexts {
  const texts = ALL.get(lang);
  if (!texts)
    throw new Error(
      `No interface texts for the language "${lang}": add lib/site/texts/${lang}.ts, and list it in lib/site/texts/texts.ts.`,
    );
  const overrides = locales.find((locale) => locale.lang === lang)?.texts;
  return overrides ? replaceTexts(texts, overrides) : texts;
}

function replaceTexts<Texts extends object>(texts: Texts, overrides: TextOverrides<Texts>): Texts {
  const replaced = Object.entries(overrides).map(([name, value]) => {
    const before = texts[name as keyof Texts];
    return [name, typeof before === 'object' && before !== null ? replaceTexts<object>(before, value as object) : value];
  });
  return { ...texts, ...Object.fromEntries(replaced) };
}

/** Fills `{name}` placeholders. Those without a value are unchanged. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
