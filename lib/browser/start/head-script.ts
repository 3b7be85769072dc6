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

/** Receives a function of the script and its arguments. */
type Visitor<Result> = <Args extends readonly unknown[]>(run: (...args: Args) => unknown, ...args: Args) => Result;

/**
 * Builds the source of the inline script in the head. It consists of functions of the application, printed with `toString()`. They
 * must not use anything from outside, so that they also work after bundling and minification.
 */
export function buildHeadScript(config: HeadScriptConfig): string {
  return mapCalls(config, printCall).join(';');
}

/** The arguments of each call in the head script, in order. The functions are not comparable, because the bundler minifies them. */
export function listHeadArguments(config: HeadScriptConfig): readonly (readonly unknown[])[] {
  return mapCalls<readonly unknown[]>(config, (_, ...args) => args);
}

/** Passes each call of the script to `visit`, in order. */
function mapCalls<Result>({ darkMode, localeRedirect, address }: HeadScriptConfig, visit: Visitor<Result>): Result[] {
  return [
    visit(applyTheme, darkMode),
    visit(hideByQuery),
    visit(restoreTabs),
    visit(holdInput),
    visit(watchPageScript),
    ...(localeRedirect === 'auto' ? [visit(redirectByLanguage, address)] : []),
  ];
}
