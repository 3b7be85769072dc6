'use client';

import type { SearchScreenProps } from '@/components/search/screen-props';
import { MESSAGE } from '@/components/search/search-classes';
import { NEW_TAB } from '@/components/ui/new-tab';
import { fillText } from '@/lib/site/texts/texts';

/** Suggested queries, and a link to report missing results. */
export function NoResults({ texts, core, answer, context }: SearchScreenProps) {
  const { missingResultsUrl } = context.setup;
  const [before, after] = texts.noResults.split('{query}');
  const search = (query: string) => {
    core.setQuery(query);
    core.refresh();
    context.input.current?.focus();
  };
  return (
    <div className={MESSAGE}>
      <p>
        {before}
        <strong className="font-semibold wrap-anywhere text-(--docsearch-text-color)">{answer.query}</strong>
        {after}
      </p>
      {answer.suggestions.length > 0 && (
        <div>
          <p id="search-suggestions">{texts.tryInstead}</p>
          <ul className="mt-2.5 mb-5 flex flex-wrap justify-center gap-2" aria-labelledby="search-suggestions">
            {answer.suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className="min-h-control rounded border border-line-strong px-3 text-(--docsearch-primary-color) hover:border-current max-md:min-h-11"
                  onClick={() => search(suggestion)}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {missingResultsUrl && (
        <p>
          {texts.missing}
          <a
            className="text-(--docsearch-primary-color) underline underline-offset-3"
            // An input may contain half of a surrogate pair, which cannot be encoded.
            href={fillText(missingResultsUrl, { query: encodeURIComponent(answer.query.toWellFormed()) })}
            {...NEW_TAB}
          >
            {texts.report}
          </a>
        </p>
      )}
    </div>
  );
}
