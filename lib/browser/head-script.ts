import { type AddressRules, cleanAddress } from '@/lib/browser/address';
import { redirectByLanguage } from '@/lib/browser/locale-redirect';
import { printCall, printJson } from '@/lib/browser/print-script';
import { hideByQuery } from '@/lib/browser/query-hides';
import { restoreTabs } from '@/lib/browser/tab-choice';
import { applyTheme } from '@/lib/browser/theme';
import { normalizePath } from '@/lib/routes/normalize-path';

/** Settings that are needed before the first paint. */
export interface HeadScriptConfig {
  readonly darkMode: boolean;
  readonly localeRedirect: 'auto' | 'never';
  readonly address: AddressRules;
}

/**
 * Builds the source of the inline script in the head. It consists of functions of the application, printed with `toString()`. They
 * must not use anything from outside, so that they also work after bundling and minification.
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
