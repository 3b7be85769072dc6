import path from 'node:path';
import { buildProjectFile, listProjectFiles } from '@/lib/outputs/example-projects';
import { getSite } from '@/lib/source/get-site';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The projects of examples, which readers download or open in a playground. */
export async function generateStaticParams() {
  return listProjectFiles(await getSite()).map((file) => ({ file }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const docsDir = path.resolve(process.env.DOCS_DIR ?? '.');
  const text = buildProjectFile(await getSite(), docsDir, (await params).file);
  return new Response(text, { status: text ? 200 : 404, headers: { 'content-type': 'application/json; charset=utf-8' } });
}
