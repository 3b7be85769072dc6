import type { Metadata } from 'next';
import { loadPageData, PageContent } from '@/app/[lang]/page-content';

interface Props {
  readonly params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  return (await loadPageData({ lang, slug: [] })).metadata;
}

export default async function Home({ params }: Props) {
  const { lang } = await params;
  return <PageContent lang={lang} slug={[]} />;
}
