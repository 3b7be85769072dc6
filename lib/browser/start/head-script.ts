import type { AddressRules } from '@/lib/browser/address';
import { redirectByLanguage } from '@/lib/browser/locale-redirect';
import { printCall } from '@/lib/browser/print-script';
import { hideByQuery } from '@/lib/browser/query-hides';
import { watchPageScript } from '@/lib/browser/script-failure';
import { holdInput } from '@/lib/browser/start/held-input';
import { restoreTabs } from '@/lib/browser/tab-choice';
import { applyTheme } from '@/lib/browser/theme';

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
  return [
    printCall(applyTheme, darkMode),
    printCall(hideByQuery),
    printCall(restoreTabs),
    printCall(holdInput),
    printCall(watchPageScript),
    ...(localeRedirect === 'auto' ? [printCall(redirectByLanguage, address)] : []),
  ].join(';');
}

/** The arguments of each call in the head script, in order. The functions are not comparable, because the bundler minifies them. */
export function listHeadArguments({ darkMode, localeRedirect, address }: HeadScriptConfig): readonly (readonly unknown[])[] {
  return [[darkMode], [], [], [], [], ...(localeRedirect === 'auto' ? [[address]] : [])];
}
