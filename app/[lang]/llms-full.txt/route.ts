import { listEntries } from '@/app/list-entries';
import { getSite } from '@/lib/content/site';
import { renderLlmsFull } from '@/lib/outputs/llms';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function generateStaticParams() {
  const { config } = await getSite();
  return config.locales.map(({ lang }) => ({ lang }));
}

/** `/llms-full.txt`, `/zh/llms-full.txt` */
export async function GET(_: Request, { params }: { params: Promise<{ lang: string }> }) {
  const { lang } = await params;
  const site = await getSite();
  const text = await renderLlmsFull(site, lang, listEntries(site, lang), process.env.NEXT_PUBLIC_BASE_PATH ?? '');
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
