import path from 'node:path';
import { findTextFile } from '@/lib/outputs/text-files';
import { getSite } from '@/lib/source/get-site';

/** The text files of the site in development, to which `lib/routes/dev-routes.ts` rewrites their paths; `lib/export` writes them. */
export async function GET(_: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const segments = (await params).path.map(decodeURIComponent);
  const file = findTextFile(await getSite(), path.resolve(process.env.DOCS_DIR ?? '.'), `/${segments.join('/')}`);
  if (!file) return new Response(null, { status: 404 });
  return new Response(file.render(), { headers: { 'Content-Type': `${file.mime}; charset=utf-8` } });
}
