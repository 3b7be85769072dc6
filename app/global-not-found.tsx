import config from '@site-config';
import { addBasePath } from '@/components/ui/site-urls';
import { en } from '@/lib/site/texts/en';

/** The 404 page of the development server for paths outside all languages. The exported site has its own 404 pages. */
export default function GlobalNotFound() {
  return (
    <html lang={config.defaultLang}>
      <body>
        <main>
          <p>404</p>
          <h1>{en.notFound.title}</h1>
          <a href={addBasePath('/')}>{en.notFound.takeMeHome}</a>
        </main>
      </body>
    </html>
  );
}
