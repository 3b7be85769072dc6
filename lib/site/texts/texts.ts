import { en } from '@/lib/site/texts/en';
import type { UiTexts } from '@/lib/site/texts/types';
import { zh } from '@/lib/site/texts/zh';
import type { Lang } from '@/lib/site/types';

const ALL = new Map<Lang, UiTexts>([
  ['en', en],
  ['zh', zh],
]);

/** Returns the interface texts of a language. Throws if they are missing. */
export function getTexts(lang: Lang): UiTexts {
  const texts = ALL.get(lang);
  if (!texts) throw new Error(`No interface texts for the language "${lang}": add lib/site/texts/${lang}.ts.`);
  return texts;
}

/** Fills `{name}` placeholders; a placeholder without a value is unchanged. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
