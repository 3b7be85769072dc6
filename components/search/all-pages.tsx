import { SiteLink } from '@/components/ui/site-link.client';
import type { AllPagesView } from '@/lib/outputs/all-pages';
import type { UiTexts } from '@/lib/site/texts/types';

interface AllPagesProps {
  readonly view: AllPagesView;
  readonly texts: UiTexts['search'];
}

/** All pages and headings as links, by sidebar group and alphabetically: the alternative to search without JavaScript. */
export function AllPages({ view, texts }: AllPagesProps) {
  return (
    <div className="all-pages">
      <h2 id="by-section">{texts.allPagesGroups}</h2>
      <GroupList groups={view.groups} />
      <h2 id="a-to-z">{texts.allPagesLetters}</h2>
      <GroupList groups={view.letters} />
    </div>
  );
}

function GroupList({ groups }: { readonly groups: AllPagesView['groups'] }) {
  return groups.map(({ name, entries }) => (
    <section key={name} data-rows={entries.length}>
      <h3>{name}</h3>
      <ul>
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
    </section>
  ));
}
