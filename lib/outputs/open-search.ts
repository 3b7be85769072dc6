import { ALL_PAGES_KEY } from '@/lib/routes/path-rules';
import { SEARCH_PARAMETER } from '@/lib/routes/query-parameters';
import { escapeHtml } from '@/lib/site/escape';
import { getLocale } from '@/lib/site/get-locale';
import type { Lang } from '@/lib/site/types';
import type { Site } from '@/lib/source/site';

/** MIME type of the description and of links to it. */
export const OPEN_SEARCH_TYPE = 'application/opensearchdescription+xml';

/** Maximum number of characters of a name in the specification. */
const MAX_NAME = 16;

/** Returns the name of a language's search in the browser. */
export function getOpenSearchName({ config }: Site, lang: Lang): string {
  const { title, label } = getLocale(config, lang);
  return (lang === config.defaultLang ? title : `${title} ${label}`).slice(0, MAX_NAME);
}

/**
 * Renders `opensearch.xml`, with which browsers offer the search of the site in their address bar. Queries open the list of all pages, which
 * is also useful without JavaScript, with the search in front of it.
 */
export function renderOpenSearch(site: Site, lang: Lang): string {
  const { tag, description } = getLocale(site.config, lang);
  const list = site.buildUrl(site.buildPath({ version: site.rules.defaultVersion, lang, key: ALL_PAGES_KEY }));
  return `<?xml version="1.0" encoding="utf-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeHtml(getOpenSearchName(site, lang))}</ShortName>
<Description>${escapeHtml(description)}</Description>
<Language>${tag}</Language>
<InputEncoding>UTF-8</InputEncoding>
<Image type="image/svg+xml">${escapeHtml(site.buildUrl('/favicon.svg'))}</Image>
<Url type="text/html" template="${escapeHtml(list)}?${SEARCH_PARAMETER}={searchTerms}"/>
</OpenSearchDescription>
`;
}
