import type { PageView } from '@/lib/page-view/types';
import { buildSocialImagePath } from '@/lib/routes/output-paths';
import { SEARCH_PARAMETER } from '@/lib/routes/query-parameters';
import { getLocale } from '@/lib/site/get-locale';
import type { LocaleConfig } from '@/lib/site/types';
import { getUpdateDate } from '@/lib/source/blog';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';

/** The placeholder for a query in the examples of schema.org. */
const PLACEHOLDER = 'search_term_string';

/** Builds the structured data (schema.org) of a page: the website on home pages, the article and its breadcrumbs on all others. */
export function buildJsonLd(view: PageView, page: Page, site: Site): Record<string, unknown> {
  const { config, buildUrl } = site;
  const locale = getLocale(config, page.lang);
  const { tag } = getLocale(config, page.contentLang);
  const home = buildUrl(site.buildPath({ ...page, key: '' }));
  const website = { '@type': 'WebSite', '@id': `${home}#website`, name: locale.title, url: home, inLanguage: locale.tag };
  const graph =
    page.key === ''
      ? [{ ...website, description: locale.description, potentialAction: buildSearchAction(home) }]
      : [buildArticle(page, { ...locale, tag }, `${home}#website`, buildUrl), buildBreadcrumbs(view, page, locale, home, buildUrl)];
  return { '@context': 'https://schema.org', '@graph': graph };
}

function buildSearchAction(home: string) {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${home}?${SEARCH_PARAMETER}={${PLACEHOLDER}}` },
    'query-input': `required name=${PLACEHOLDER}`,
  };
}

function buildArticle(page: Page, { title, tag }: LocaleConfig, website: string, buildUrl: Site['buildUrl']) {
  const { date, authors, description } = page.frontmatter;
  const persons = authors.map(({ name, url }) => ({ '@type': 'Person', name, url }));
  return {
    '@type': date ? 'BlogPosting' : 'TechArticle',
    headline: page.title,
    description,
    url: buildUrl(page.path),
    mainEntityOfPage: buildUrl(page.path),
    image: buildUrl(buildSocialImagePath(page.path)),
    inLanguage: tag,
    datePublished: date,
    dateModified: getUpdateDate(page),
    author: persons.length > 0 ? persons : { '@type': 'Organization', name: title },
    isPartOf: { '@id': website },
  };
}

/** Builds the list of breadcrumbs, except those without a link, because each item needs a URL. */
function buildBreadcrumbs(view: PageView, page: Page, { title }: LocaleConfig, home: string, buildUrl: Site['buildUrl']) {
  const trail =
    view.kind === 'doc' ? view.breadcrumbs.flatMap(({ text, link }) => (link ? [{ name: text, item: buildUrl(link) }] : [])) : [];
  const steps = [{ name: title, item: home }, ...trail, { name: page.title, item: buildUrl(page.path) }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
