import { MESSAGE } from '@/components/search/search-classes';
import type { UiTexts } from '@/lib/site/texts/types';

/** A message that the search does not work at the moment. */
export function SearchError({ texts }: { readonly texts: UiTexts['search'] }) {
  return (
    <div className={MESSAGE} role="alert">
      <strong className="font-semibold wrap-anywhere text-(--docsearch-text-color)">{texts.errorTitle}</strong>
      <p>{texts.errorHelp}</p>
    </div>
  );
}
