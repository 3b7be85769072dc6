import { buildSearchFile, listSearchFiles } from '@/lib/outputs/search-index';
import { getSite } from '@/lib/source/get-site';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** One search index per language and version. */
export async function generateStaticParams() {
  return listSearchFiles(await getSite()).map((file) => ({ file }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const site = await getSite();
  const text = buildSearchFile(site, (await params).file);
  return new Response(text, { status: text ? 200 : 404, headers: { 'content-type': 'application/json; charset=utf-8' } });
}
