import config from '@site-config';
import { en } from '@/lib/site/texts/en';

/** What the development server shows for a path outside the languages; the exported site has `404` pages of its own. */
export default function GlobalNotFound() {
  return (
    <html lang={config.defaultLang}>
      <body>
        <main>
          <p>404</p>
          <h1>{en.notFound.title}</h1>
          <a href={process.env.NEXT_PUBLIC_BASE_PATH || '/'}>{en.notFound.takeMeHome}</a>
        </main>
      </body>
    </html>
  );
}
