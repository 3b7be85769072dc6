import { getSite } from '@/lib/source/get-site';
import type { Site } from '@/lib/source/site';

export async function listLangParams() {
  const { config } = await getSite();
  return config.locales.map(({ lang }) => ({ lang }));
}

/** Creates the handler of a text file that exists once per language. */
export function createTextRoute(render: (site: Site, lang: string) => string) {
  return async (_: Request, { params }: { params: Promise<{ lang: string }> }) => {
    const { lang } = await params;
    const text = render(await getSite(), lang);
    return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  };
}
