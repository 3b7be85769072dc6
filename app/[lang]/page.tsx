import type { Metadata } from 'next';
import { getView, PageContent } from '@/app/[lang]/page-content';
import { buildMetadata } from '@/lib/page-view/build-metadata';

interface Props {
  readonly params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  const { view, page, site } = await getView(lang, []);
  return buildMetadata(view, page, site);
}

export default async function Home({ params }: Props) {
  const { lang } = await params;
  return <PageContent lang={lang} slug={[]} />;
}
