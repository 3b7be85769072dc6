import type { z } from 'zod';

/** An issue in validated data: `path` such as `tags[0].name`, its parts in `at`, and in `keys` the unknown keys of the object there. */
interface Issue {
  readonly path: string;
  readonly at: readonly PropertyKey[];
  readonly message: string;
  readonly keys: readonly string[];
}

type ZodIssue = z.core.$ZodIssue;

/** Plain names for the types in zod's messages. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'empty',
  date: 'a date',
};

/** Lists the issues of a zod error, such as `tags[0].name` with the message "must not be empty". */
export function listIssues(error: z.ZodError): Issue[] {
  return error.issues.flatMap(expandUnion).map((issue) => ({
    at: issue.path,
    path: issue.path
      .map((part) => (typeof part === 'number' ? `[${part}]` : String(part)))
      .join('.')
      .replace(/\.\[/g, '['),
    message: describeIssue(issue),
    keys: issue.code === 'unrecognized_keys' ? issue.keys : [],
  }));
}

/** Replaces the issue of a union. Zod only says that no variant fits, so this reports the issues of the variant that fits best. */
function expandUnion(issue: ZodIssue): ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const fitting = issue.errors.filter((variant) => !variant.some(isWrongKind)).sort((a, b) => a.length - b.length);
  const [variant, next] = fitting;
  if (!variant || variant.length === next?.length || issue.message !== 'Invalid input') return [issue];
  return variant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(expandUnion);
}

function isWrongKind({ code, path }: ZodIssue): boolean {
  return code === 'invalid_type' && path.length === 0;
}

/** Keeps the messages of schemas, and rewords those of zod in the same style. */
function describeIssue(issue: ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `unknown key "${issue.keys.join('", "')}"`;
    case 'invalid_key':
      return issue.issues[0] ? describeIssue(issue.issues[0]) : issue.message;
    case 'invalid_type':
      return describeKind(issue.expected, issue.message);
    case 'invalid_value':
      return /^Invalid (?:input|option): /.test(issue.message) ? describeChoice(issue.values) : issue.message;
    case 'invalid_union':
      return describeUnion(issue);
    case 'too_small':
      return issue.message.startsWith('Too small: ') ? describeLimit('at least', issue.origin, issue.minimum) : issue.message;
    case 'too_big':
      return issue.message.startsWith('Too big: ') ? describeLimit('at most', issue.origin, issue.maximum) : issue.message;
    default:
      return issue.message.replace(/^Invalid string: /, '');
  }
}

function describeKind(expected: string, message: string): string {
  const received = /^Invalid input: expected .+, received (\w+)$/.exec(message)?.[1];
  if (!received) return message;
  if (received === 'undefined') return 'is missing';
  const isFraction = expected === 'int' && received === 'number';
  return `must be ${nameKind(expected)}${isFraction ? '' : `, not ${nameKind(received)}`}`;
}

/** Zod has the class of some values instead of a type: `Date`, and `Object` if an object was created in another realm. */
function nameKind(kind: string): string {
  return KINDS[kind.toLowerCase()] ?? kind;
}

function describeChoice(values: readonly unknown[]): string {
  const choices = values.map((value) => JSON.stringify(value)).join(', ');
  return values.length === 1 ? `must be ${choices}` : `must be one of ${choices}`;
}

function describeUnion(issue: Extract<ZodIssue, { code: 'invalid_union' }>): string {
  const { message } = issue;
  if ('options' in issue && Array.isArray(issue.options)) return describeChoice(issue.options);
  if (message !== 'Invalid input') return message;
  const kinds = issue.errors.flatMap((variant) =>
    variant.flatMap((inner) => (inner.code === 'invalid_type' ? nameKind(inner.expected) : [])),
  );
  const hasWrongKind = issue.errors.every((variant) => variant.some(isWrongKind));
  return hasWrongKind ? `must be ${[...new Set(kinds)].join(' or ')}` : 'has none of the allowed forms';
}

function describeLimit(limit: string, origin: string, count: number | bigint): string {
  const plural = Number(count) === 1 ? '' : 's';
  if (origin === 'string') return `must have ${limit} ${count} character${plural}`;
  if (origin === 'array') return `must have ${limit} ${count} ${plural ? 'entries' : 'entry'}`;
  return `must be ${limit} ${count}`;
}
