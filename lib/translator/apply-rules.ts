import { readLiteral } from '@/lib/translator/nodes';
import type { Rule, Rules } from '@/lib/translator/types';
import { copyPath } from '@/lib/translator/values';
import { addNote, copy, type Option, setOption, type Work } from '@/lib/translator/work';

/** Translates an option. Returns false if its value has to be written by hand. */
export type Handler = (work: Work, option: Option, rule: Rule) => unknown;

/** A function for each option whose rule is `special`. */
export type Handlers<All extends Rules> = {
  readonly [Name in keyof All as All[Name]['how'] extends 'special' ? Name : never]: Handler;
};

/** Applies the rules to each option of a configuration. */
export function applyRules(work: Work, rules: Rules, handlers: Readonly<Record<string, Handler>>): void {
  for (const [name, option] of work.options) {
    const rule = rules[name];
    if (!rule || (rule.default !== undefined && readLiteral(option.node, work.scope) === rule.default)) continue;
    const { how, to, note } = rule;
    if (how === 'copy') setOption(work, to, copy(work, option));
    else if (how === 'path') setOption(work, to, copyPath(work, option.node));
    else if (how !== 'special') addNote(work, option, how, note);
    else if (handlers[name]?.(work, option, rule) === false) addNote(work, option, 'hand', note);
  }
}
