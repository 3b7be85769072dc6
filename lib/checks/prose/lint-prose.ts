import { TextlintKernel } from '@textlint/kernel';
import textPlugin from '@textlint/textlint-plugin-text';
import prhRule from 'textlint-rule-prh';
import type { Prose } from '@/lib/markdown/types';
import type { Diagnostic } from '@/lib/site/diagnostics';

/** CommonJS modules have their default export in a property when Node loads them. */
const unwrap = <Module extends object>(module: Module | { readonly default: Module }): Module =>
  'default' in module ? module.default : module;

/** Rules of prh: what to find, what replaces it, the reason, and examples that are tested whenever the rules are read. */
export interface ProseRules {
  /** Path in messages. */
  readonly file: string;
  /** YAML. */
  readonly text: string;
}

/**
 * Runs textlint with rules of prh. Code is neutral: rules see its place, but not its content. All texts are linted at once, because
 * every run compiles the rules.
 */
export async function lintProse(prose: readonly Prose[], rules: ProseRules): Promise<Diagnostic[]> {
  // Each text becomes a line of the same length.
  const text = prose.map((each) => hideCode(each.text).replaceAll('\n', ' ')).join('\n');
  try {
    const { messages } = await new TextlintKernel().lintText(text, {
      ext: '.txt',
      plugins: [{ pluginId: 'text', plugin: unwrap(textPlugin) }],
      rules: [{ ruleId: 'prh', rule: unwrap(prhRule), options: { ruleContents: [rules.text] } }],
    });
    return messages.flatMap(({ message, loc }): Diagnostic[] => {
      const source = prose[loc.start.line - 1];
      if (!source) return [];
      const line = source.line + source.text.slice(0, loc.start.column - 1).split('\n').length - 1;
      return [{ file: source.file, line, ...describe(message) }];
    });
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return [{ file: rules.file, message: `The rules cannot be used: ${reason}.`, hint: 'Fix the rule or its example.' }];
  }
}

/** Keeps the length, so that positions stay. */
function hideCode(text: string): string {
  return text.replace(/`[^`]*`|\b\w+:\/\/[^\s)）]+/g, (found) => `\`${'x'.repeat(found.length - 2)}\``);
}

/** prh writes `found => better`, and the reason on the next line. */
function describe(text: string): Pick<Diagnostic, 'message' | 'hint'> {
  const [what = '', hint = ''] = text.split('\n');
  const [found = '', better] = what.split(' => ');
  return { message: better ? `"${found}" should be "${better}".` : `"${found.trim()}" should be left out.`, hint };
}
