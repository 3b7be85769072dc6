import { listEntries } from '@/app/list-entries';
import type { PageEntry } from '@/lib/outputs/entries';
import { getSite } from '@/lib/source/get-site';
import type { Site } from '@/lib/source/types';

/** A text about all pages of a language. */
type Render = (site: Site, lang: string, entries: readonly PageEntry[], base: string) => string;

export async function listLangParams() {
  const { config } = await getSite();
  return config.locales.map(({ lang }) => ({ lang }));
}

/** The handler of a file that each language has one of. */
export function createTextRoute(render: Render) {
  return async (_: Request, { params }: { params: Promise<{ lang: string }> }) => {
    const { lang } = await params;
    const site = await getSite();
    const text = render(site, lang, listEntries(site, lang), process.env.NEXT_PUBLIC_BASE_PATH ?? '');
    return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  };
}
