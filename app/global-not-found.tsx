import config from '@site-config';
import { addBasePath } from '@/components/ui/site-urls';
import { getLocale } from '@/lib/site/get-locale';
import { getTexts } from '@/lib/site/texts/texts';
import { getSite } from '@/lib/source/get-site';

/**
 * The 404 page of the development server. The exported site has its own 404 pages. The framework updates the list of pages only after it has
 * answered a request from the old one, so for a page that was just added, the browser tries again.
 */
export default async function GlobalNotFound() {
  const { notFound } = getTexts(config.defaultLang, config);
  const { pages } = await getSite();
  const paths = JSON.stringify(pages.map(({ path }) => encodeURI(addBasePath(path))));
  return (
    <html lang={getLocale(config, config.defaultLang).tag}>
      <head>
        <title>{notFound.title}</title>
      </head>
      <body>
        <main>
          <p>404</p>
          <h1>{notFound.title}</h1>
          <a href={addBasePath('/')}>{notFound.takeMeHome}</a>
        </main>
        <script>{`if (${paths}.includes(location.pathname)) setTimeout(() => location.reload(), 500);`}</script>
      </body>
    </html>
  );
}
