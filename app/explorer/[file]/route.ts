import { buildExplorerFile, listExplorerFiles } from '@/lib/outputs/explorer-files';
import { getSite } from '@/lib/source/get-site';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** A file per home page. */
export async function generateStaticParams() {
  return listExplorerFiles(await getSite()).map((file) => ({ file }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const text = buildExplorerFile(await getSite(), (await params).file);
  return new Response(text, { status: text ? 200 : 404, headers: { 'content-type': 'application/json; charset=utf-8' } });
}
