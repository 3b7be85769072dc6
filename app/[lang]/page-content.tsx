import { createElement } from 'react';
import { findView } from '@/app/[lang]/find-view';
import { JsonLd } from '@/components/doc/json-ld';
import { PageLayout } from '@/components/doc/page-layout';
import { createMdxComponents } from '@/components/mdx/mdx-components';
import { renderMdx } from '@/lib/markdown/render-mdx';
import { buildJsonLd } from '@/lib/outputs/json-ld';
import { findTexts } from '@/lib/site/texts/texts';

interface Props {
  readonly lang: string;
  readonly slug: readonly string[];
}

/** A page of any type: its view in the layout of its type, its MDX in the components of the site. */
export async function PageContent({ lang, slug }: Props) {
  const { page, view, site } = await findView(lang, slug);
  const texts = findTexts(lang);
  return (
    <>
      {page?.frontmatter.head.map(([tag, attributes]) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
      {page && <JsonLd data={buildJsonLd({ page, view }, site, process.env.NEXT_PUBLIC_BASE_PATH ?? '')} />}
      <PageLayout view={view} texts={texts}>
        {view.kind === '404' ? null : await renderMdx(view.code, createMdxComponents(texts))}
      </PageLayout>
    </>
  );
}
