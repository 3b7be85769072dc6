import type { SearchScreenProps } from '@/components/search/screen-props';
import { fillText } from '@/lib/site/texts/texts';

/** Nothing found: what to try instead, and where to say that something should have been. */
export function NoResults({ texts, core, answer, place }: SearchScreenProps) {
  const { missingResultsUrl } = place.setup;
  const [before, after] = texts.noResults.split('{query}');
  const search = (query: string) => {
    core.setQuery(query);
    core.refresh();
    place.input.current?.focus();
  };
  return (
    <div className="search-message">
      <p>
        {before}
        <strong>{answer.query}</strong>
        {after}
      </p>
      {answer.suggestions.length > 0 && (
        <div className="search-suggestions">
          <p id="search-suggestions">{texts.tryInstead}</p>
          <ul aria-labelledby="search-suggestions">
            {answer.suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" onClick={() => search(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {missingResultsUrl && (
        <p>
          {texts.missing}{' '}
          <a href={fillText(missingResultsUrl, { query: encodeURIComponent(answer.query) })} target="_blank" rel="noopener noreferrer">
            {texts.report}
          </a>
        </p>
      )}
    </div>
  );
}
