import type { Node } from 'acorn';
import type { FoundConfig } from '@/lib/translator/find-config';
import { isNode } from '@/lib/translator/nodes';
import type { Parsed } from '@/lib/translator/parse';

/** Does not start with a bracket, which would continue a line before it that has no semicolon. */
const IS_WATCH = "process.argv.some((flag) => ['-w', '--watch'].includes(flag))";

/** Replaces `options.watch`, from which a function of tsup learns about the watch mode: in Rslib, only the command has it. */
export function replaceWatch({ program, text }: Parsed, { wrapper }: FoundConfig): string {
  const [param] = wrapper?.params ?? [];
  if (param?.type !== 'Identifier') return text;
  const found = findMembers(program, param.name, 'watch').toSorted((one, other) => one.start - other.start);
  const parts = found.map(({ start }, index) => `${text.slice(found[index - 1]?.end ?? 0, start)}${IS_WATCH}`);
  return parts.join('') + text.slice(found.at(-1)?.end ?? 0);
}

function findMembers(value: unknown, object: string, property: string): Node[] {
  if (Array.isArray(value)) return value.flatMap((each) => findMembers(each, object, property));
  if (!isNode(value)) return [];
  const isFound = 'object' in value && isName(value.object, object) && 'property' in value && isName(value.property, property);
  return isFound ? [value] : Object.values(value).flatMap((each) => findMembers(each, object, property));
}

function isName(value: unknown, name: string): boolean {
  return isNode(value) && value.type === 'Identifier' && 'name' in value && value.name === name;
}
