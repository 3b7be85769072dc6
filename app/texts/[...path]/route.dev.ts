import path from 'node:path';
import { findTextFile } from '@/lib/outputs/text-files';
import { getSite } from '@/lib/source/get-site';

/** Serves the text files of the site in development. `lib/routes/dev-routes.ts` rewrites their paths to this route; `lib/export` writes the files of a build. */
export async function GET(_: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const segments = (await params).path.map(decodeURIComponent);
  const file = findTextFile(await getSite(), path.resolve(process.env.DOCS_DIR ?? '.'), `/${segments.join('/')}`);
  if (!file) return new Response(null, { status: 404 });
  return new Response(file.render(), { headers: { 'Content-Type': `${file.mime}; charset=utf-8` } });
}
