import { type AddressRules, cleanAddress } from '@/lib/browser/address';
import { redirectByLanguage } from '@/lib/browser/locale-redirect';
import { printCall, printJson } from '@/lib/browser/print-script';
import { hideByQuery } from '@/lib/browser/query-hides';
import { restoreTabs } from '@/lib/browser/tab-choice';
import { applyTheme } from '@/lib/browser/theme';
import { normalizePath } from '@/lib/routes/normalize-path';

/** What must be known before the first paint. */
export interface HeadScriptConfig {
  readonly darkMode: boolean;
  readonly localeRedirect: 'auto' | 'never';
  readonly address: AddressRules;
}

/**
 * The text of the one script in the head. It is made of functions of the application itself, printed as they are: each refers
 * to nothing outside itself, so that it works in any place and after minification.
 */
export function buildHeadScript({ darkMode, localeRedirect, address }: HeadScriptConfig): string {
  const redirect = localeRedirect === 'auto' ? `||(${redirectByLanguage.toString()})(r)` : '';
  return [
    '(function(r){',
    `${printCall(applyTheme, darkMode)};`,
    `${printCall(hideByQuery)};`,
    `${printCall(restoreTabs)};`,
    `(${cleanAddress.toString()})(r,${normalizePath.toString()})${redirect}`,
    `})(${printJson(address)})`,
  ].join('');
}
