import type { AddressRules } from '@/lib/browser/address';
import { hideByQuery } from '@/lib/browser/hide-by-query';
import { redirectByLanguage } from '@/lib/browser/locale-redirect';
import { printCall } from '@/lib/browser/print-script';
import { watchPageScript } from '@/lib/browser/script-failure';
import { TYPED_FIELDS } from '@/lib/browser/search-keys';
import { holdInput } from '@/lib/browser/start/held-input';
import { restoreTabs } from '@/lib/browser/tab-choice';
import { applyTheme } from '@/lib/browser/theme';

/** Settings that the page needs before the first paint. */
export interface HeadScriptConfig {
  readonly darkMode: boolean;
  readonly localeRedirect: 'auto' | 'never';
  readonly address: AddressRules;
}

/**
 * Builds the source of the inline script in the head. It consists of functions of the application, printed with `toString()`. They
 * must not use anything from outside, so that they also work after bundling and minification.
 */
export function buildHeadScript(config: HeadScriptConfig): string {
  return listCalls(config)
    .map(({ print }) => print())
    .join(';');
}

/** Lists the arguments of each call in the head script, in order. The functions cannot be compared, because the bundler minifies them. */
export function listHeadArguments(config: HeadScriptConfig): readonly (readonly unknown[])[] {
  return listCalls(config).map(({ args }) => args);
}

function listCalls({ darkMode, localeRedirect, address }: HeadScriptConfig) {
  return [
    createCall(applyTheme, darkMode),
    createCall(hideByQuery),
    createCall(restoreTabs),
    createCall(holdInput, TYPED_FIELDS),
    createCall(watchPageScript),
    ...(localeRedirect === 'auto' ? [createCall(redirectByLanguage, address)] : []),
  ];
}

/** Pairs a function of the script with its arguments. It is printed later, because printing fails if tsx has compiled it. */
function createCall<Args extends readonly unknown[]>(run: (...args: Args) => unknown, ...args: Args) {
  return { args, print: () => printCall(run, ...args) };
}
