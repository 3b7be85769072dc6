import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import { validate } from '@/lib/site/validate';

const form = z.union([z.string(), z.strictObject({ id: z.int() }), z.strictObject({ name: z.string(), size: z.number() })]);

/** What contributors read, in place of the messages of zod. */
test.each<[schema: z.ZodType, value: unknown, message: string]>([
  [z.string(), undefined, 'is missing'],
  [z.string(), null, 'must be text, not empty'],
  [z.string(), new Date(0), 'must be text, not a date'],
  [z.array(z.string()), runInNewContext('({})'), 'must be a list, not an object'],
  [z.boolean(), 'no', 'must be true or false, not text'],
  [z.int(), 1.5, 'must be a whole number'],
  [z.int(), '1', 'must be a number, not text'],
  [z.int(), Number.NaN, 'must be a number, not NaN'],
  [z.string(), Number.NEGATIVE_INFINITY, 'must be text, not -Infinity'],
  [z.array(z.string()), 'a', 'must be a list, not text'],
  [z.record(z.string(), z.string()), [], 'must be an object, not a list'],
  [z.enum(['a', 'b']), 'c', 'must be one of "a", "b"'],
  [z.literal('a'), 'c', 'must be "a"'],
  [z.array(z.string()).min(1), [], 'must have at least 1 entry'],
  [z.array(z.string()).min(2), [], 'must have at least 2 entries'],
  [z.string().max(3), 'long', 'must have at most 3 characters'],
  [z.string().min(1), '', 'must have at least 1 character'],
  [z.number().max(6), 7, 'must be at most 6'],
  [z.string().startsWith('/'), 'a', 'must start with "/"'],
  [z.string('is our own'), 1, 'is our own'],
  [z.string().min(1, 'needs text'), '', 'needs text'],
  [form, 1, 'must be text or an object'],
  [form, {}, 'id: is missing'],
  [form, { name: 'a', size: 'b' }, 'size: must be a number, not text'],
  [z.union([form, z.number()]), { name: 'a', size: 'b' }, 'size: must be a number, not text'],
  [z.union([z.strictObject({ a: z.string() }), z.strictObject({ b: z.string() })]), {}, 'has none of the allowed forms'],
  [
    z.discriminatedUnion('type', [z.object({ type: z.literal('a') }), z.object({ type: z.literal('b') })]),
    {},
    'type: must be one of "a", "b"',
  ],
  [z.strictObject({}), { a: 1, b: 2 }, 'unknown key "a", "b"'],
  [z.record(z.string().startsWith('/'), z.string()), { a: 'b' }, 'a: must start with "/"'],
])('describes an issue in plain words (%#)', (schema, value, message) => {
  expect(validate(schema, value).issues?.map((issue) => (issue.path ? `${issue.path}: ${issue.message}` : issue.message))).toEqual([
    message,
  ]);
});
