import { SlashKey } from '@/components/search/slash-key.client';
import type { UiTexts } from '@/lib/site/texts/types';

const KEY = 'me-0.5 inline-block min-w-5 rounded-sm border border-line-strong px-1 text-center leading-[1.125rem] [font-family:inherit]';

/** Hints for keys, and the choice whether `/` is one, hidden on touch devices. */
export function SearchHints({ texts }: { readonly texts: UiTexts['search'] }) {
  return (
    <div className="flex h-(--docsearch-footer-height) flex-none items-center gap-5 border-t border-line px-5 text-xs text-(--docsearch-muted-color) max-md:hidden touch:hidden">
      <span>
        <kbd className={KEY}>↑</kbd>
        <kbd className={KEY}>↓</kbd> {texts.navigateHint}
      </span>
      <span>
        <kbd className={KEY}>↵</kbd> {texts.selectHint}
      </span>
      <span>
        <kbd className={KEY}>esc</kbd> {texts.closeHint}
      </span>
      <SlashKey>
        <kbd className={KEY}>/</kbd> {texts.slashHint}
      </SlashKey>
    </div>
  );
}
