import { SiteLink } from '@/components/ui/site-link.client';
import type { AllPagesEntry, AllPagesView } from '@/lib/outputs/all-pages';
import type { UiTexts } from '@/lib/site/texts/types';

interface AllPagesProps {
  readonly view: AllPagesView;
  readonly texts: UiTexts['search'];
}

const SECTION = 'grid gap-x-6 gap-y-1 border-t border-line py-4 md:grid-cols-[160px_minmax(0,1fr)]';

/** All pages and headings as links, by section and alphabetically; the alternative to search without JavaScript. */
export function AllPages({ view, texts }: AllPagesProps) {
  return (
    <div>
      <h2 className="mt-10 mb-3 text-h2 font-bold" id="by-section">
        {texts.indexSections}
      </h2>
      {view.sections.map(({ name, entries }) => (
        <section key={name} className={SECTION}>
          <h3 className="py-1 font-semibold">{name}</h3>
          <EntryList entries={entries} />
        </section>
      ))}
      <h2 className="mt-10 mb-3 text-h2 font-bold" id="a-to-z">
        {texts.indexLetters}
      </h2>
      {view.letters.map(({ name, entries }) => (
        <section key={name} className={SECTION}>
          <h3 className="py-1 font-semibold">{name}</h3>
          <EntryList entries={entries} />
        </section>
      ))}
    </div>
  );
}

function EntryList({ entries }: { readonly entries: readonly AllPagesEntry[] }) {
  return (
    <ul className="columns-[256px] gap-x-6 *:break-inside-avoid *:py-1 **:[a]:text-brand-text **:[a]:underline **:[a]:underline-offset-3 **:[small]:text-small **:[small]:text-text-faint">
      {entries.map(({ text, link, page }) => (
        <li key={link}>
          <SiteLink href={link}>{text}</SiteLink>
          {page && (
            <>
              {' '}
              <small>{page}</small>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
