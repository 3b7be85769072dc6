import { TextlintKernel } from '@textlint/kernel';
import textPlugin from '@textlint/textlint-plugin-text';
import prhRule from 'textlint-rule-prh';
import type { Prose } from '@/lib/markdown/types';
import type { Diagnostic } from '@/lib/site/diagnostics';
import { getErrorMessage } from '@/lib/site/error-message';
import { getLineNumber } from '@/lib/site/text-lines';

/** Returns the default export of a module, which is in a property when Node loads CommonJS. */
const unwrap = <Module extends object>(module: Module | { readonly default: Module }): Module =>
  'default' in module ? module.default : module;

/** A list of words, or rules for prh in YAML: what to find, its replacement, the reason, and examples, which are tested on each reading. */
export interface TextFile {
  /** Path in messages. */
  readonly file: string;
  readonly text: string;
}

/** A place in the prose that breaks a rule. */
export interface Finding {
  /** Path in messages. */
  readonly file: string;
  readonly line: number;
  /** The text as in the prose, after `hideCode`. */
  readonly found: string;
  /** Its replacement; empty if the text should be left out. */
  readonly better: string;
  readonly reason: string;
}

/** Runs textlint with prh rules on all texts at once, because every run compiles the rules. Throws if a rule cannot be used. */
export async function listFindings(prose: readonly Prose[], rules: readonly TextFile[]): Promise<Finding[]> {
  if (rules.length === 0) return [];
  // Each text becomes one line of the same length. For textlint, each of these characters ends a line.
  const text = prose.map((part) => hideCode(part.text).replace(/[\n\r\u2028\u2029]/g, ' ')).join('\n');
  const { messages } = await new TextlintKernel().lintText(text, {
    ext: '.txt',
    plugins: [{ pluginId: 'text', plugin: unwrap(textPlugin) }],
    rules: [{ ruleId: 'prh', rule: unwrap(prhRule), options: { ruleContents: rules.map((rule) => rule.text) } }],
  });
  return messages.flatMap(({ message, loc, fix }): Finding[] => {
    const source = prose[loc.start.line - 1];
    if (!source || !fix) return [];
    const line = source.line + getLineNumber(source.text, loc.start.column - 1) - 1;
    // prh writes the replacement, then the reason on the next line.
    const [, reason = ''] = message.split('\n');
    return [{ file: source.file, line, found: text.slice(...fix.range), better: fix.text, reason }];
  });
}

/** Returns the findings as diagnostics, or a diagnostic for the first file of rules that cannot be used. */
export async function lintProse(prose: readonly Prose[], rules: readonly TextFile[]): Promise<Diagnostic[]> {
  try {
    return (await listFindings(prose, rules)).map(({ file, line, found, better, reason }) => ({
      file,
      line,
      message: better ? `"${found}" should be "${better}".` : `"${found.trim()}" should be left out.`,
      hint: reason,
    }));
  } catch (error) {
    const [first, ...others] = rules;
    // The message does not say which file it is about.
    if (others.length > 0) {
      const found = await Promise.all(rules.map((rule) => lintProse([], [rule])));
      return found.flat();
    }
    const [reason] = getErrorMessage(error).split('\n');
    return [{ file: first?.file ?? '', message: `The rules cannot be used: ${reason}.`, hint: 'Fix the rule or its example.' }];
  }
}

/** Hides code and URLs, keeping the length so that positions do not change. */
export function hideCode(text: string): string {
  return text.replace(/`[^`]*`|\b\w+:\/\/[^\s)）]+/g, (found) => `\`${'x'.repeat(found.length - 2)}\``);
}
