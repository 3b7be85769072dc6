import { z } from 'zod';

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

/** Validates data. Returns its value, or the issues in it, such as `tags[0].name` with the message "must not be empty". */
export function validate<T>(schema: z.ZodType<T>, data: unknown) {
  const result = schema.safeParse(data, { error: describeIssue });
  return result.success ? { value: result.data } : { issues: listIssues(result.error) };
}

function listIssues(error: z.ZodError): Issue[] {
  return error.issues.flatMap(expandUnion).map((issue) => ({
    at: issue.path,
    path: issue.path
      .map((part) => (typeof part === 'number' ? `[${part}]` : String(part)))
      .join('.')
      .replace(/\.\[/g, '['),
    message: issue.message,
    keys: issue.code === 'unrecognized_keys' ? issue.keys : [],
  }));
}

/** Replaces the issue of a union. Zod only says that no variant fits, so this reports the issues of the variant that fits best. */
function expandUnion(issue: ZodIssue): ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const fitting = issue.errors.filter((variant) => !variant.some(isWrongKind)).sort((a, b) => a.length - b.length);
  const [variant, next] = fitting;
  if (!variant || variant.length === next?.length || issue.message !== describeUnion(issue)) return [issue];
  return variant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(expandUnion);
}

function isWrongKind({ code, path }: ZodIssue): boolean {
  return code === 'invalid_type' && path.length === 0;
}

/** Describes an issue for which the schema has no message. */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `unknown key "${issue.keys.join('", "')}"`;
    case 'invalid_key':
      return issue.issues[0]?.message;
    case 'invalid_type':
      return describeKind(issue.expected, issue.input);
    case 'invalid_value':
      return describeChoice(issue.values);
    case 'invalid_union':
      return describeUnion(issue);
    case 'too_small':
      return describeLimit('at least', issue.origin, issue.minimum);
    case 'too_big':
      return describeLimit('at most', issue.origin, issue.maximum);
    case 'invalid_format':
      return issue.format === 'starts_with' ? `must start with "${issue.prefix}"` : undefined;
    default:
      return undefined;
  }
}

function describeKind(expected: string, input: unknown): string {
  if (input === undefined) return 'is missing';
  if (expected === 'int' && typeof input === 'number') return `must be ${nameKind(expected)}`;
  // YAML can also contain numbers that are not finite.
  const received = typeof input === 'number' && !Number.isFinite(input) ? String(input) : nameKind(z.util.parsedType(input));
  return `must be ${nameKind(expected)}, not ${received}`;
}

/** Zod has the class of some values instead of a type: `Date`, and `Object` if an object was created in another realm. */
function nameKind(kind: string): string {
  return KINDS[kind.toLowerCase()] ?? kind;
}

function describeChoice(values: readonly unknown[]): string {
  const choices = values.map((value) => JSON.stringify(value)).join(', ');
  return values.length === 1 ? `must be ${choices}` : `must be one of ${choices}`;
}

function describeUnion(issue: Pick<z.core.$ZodIssueInvalidUnion, 'errors'> & { readonly options?: unknown }): string {
  if (Array.isArray(issue.options)) return describeChoice(issue.options);
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
