import type { UiTexts } from '@/lib/site/texts/types';

/** Which keys do what; hidden where there is no keyboard. */
export function SearchHints({ texts }: { readonly texts: UiTexts['search'] }) {
  return (
    <footer className="search-hints">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {texts.navigateHint}
      </span>
      <span>
        <kbd>↵</kbd> {texts.selectHint}
      </span>
      <span>
        <kbd>esc</kbd> {texts.closeHint}
      </span>
    </footer>
  );
}
