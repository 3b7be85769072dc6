import { SidebarTree } from '@/components/shell/sidebar-tree';
import { getPageData } from '@/lib/outputs/page-data';
import { getSite } from '@/lib/source/get-site';

interface Props {
  readonly params: Promise<{ lang: string; slug: string[] }>;
}

/** The sidebar of a page if it is large. All others are part of the shell, which all pages share. */
export default async function LargeSidebar({ params }: Props) {
  const { lang, slug } = await params;
  const site = await getSite();
  const page = site.findPageBySlug(lang, slug);
  const sidebar = page && getPageData(site, page).largeSidebar;
  return sidebar ? <SidebarTree {...sidebar} /> : null;
}
