import config from '@site-config';
import { addBasePath } from '@/components/ui/site-urls';
import { getLocale } from '@/lib/site/get-locale';
import { getTexts } from '@/lib/site/texts/texts';

/** The 404 page of the development server for paths outside all languages. The exported site has its own 404 pages. */
export default function GlobalNotFound() {
  const { notFound } = getTexts(config.defaultLang, config);
  return (
    <html lang={getLocale(config, config.defaultLang).tag}>
      <body>
        <main>
          <p>404</p>
          <h1>{notFound.title}</h1>
          <a href={addBasePath('/')}>{notFound.takeMeHome}</a>
        </main>
      </body>
    </html>
  );
}
