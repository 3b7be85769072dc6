import { z } from 'zod';
import { isDecodable, NOT_IN_PATHS, SPECIAL_CHARACTER } from '@/lib/site/urls';

// In characters. 320 is 64 for the local part, 1 for `@` and 255 for the domain (RFC 3696).
const EMAIL_MAX = 320;
const URL_MAX = 2048;
const DESCRIPTION_MAX = 160;
/** Maximum length of an interface text. */
export const TEXT_MAX = 300;

const EMPTY = 'must not be empty or only white space';
export const nonEmptyText = z.string().trim().min(1, EMPTY);
/** A text whose white space at the ends counts. */
export const exactText = z.string().regex(/\S/, EMPTY);

export const description = nonEmptyText.max(DESCRIPTION_MAX, `must have at most ${DESCRIPTION_MAX} characters`);

const url = z.string().max(URL_MAX, `must have at most ${URL_MAX} characters`).check(checkMailAddress);

/** An image as a data URL. */
export const imageData = z
  .string()
  .regex(/^data:image\//)
  .max(URL_MAX);

/** A full URL, with a scheme that neither runs code nor opens a local file. */
export const externalUrl = url.refine(
  (value) => /^(?:https?:\/\/|mailto:|tel:)/i.test(value) && URL.canParse(value),
  'must be a full URL such as https://example.com',
);

/** A path of the site or a full URL. */
export const link = url.refine(
  (value) => /^(?:\/|#)/.test(value) || externalUrl.safeParse(value).success,
  'must be a path such as /guide/ or a full URL',
);

const SPECIAL_HINT =
  'must not contain white space, control characters or any of " \' < > \\ ^ ` { | } $ ; (write them as escapes such as %20)';

/** Returns whether a URL has escapes that are malformed, or that hosts decode into control characters, slashes or dots. */
function hasBadEscape(value: string): boolean {
  return /%(?![\da-f]{2})|%(?:[01][\da-f]|7f|2e|2f|5c)/i.test(value);
}

/** A path of a redirect, with or without `#id`. It is written into the rule files of hosts, so it must not contain their syntax. */
export const redirectPath = z
  .string()
  .regex(/^\/(?![/\\])/, 'must be a path from the root without language, such as /guide/start/#top')
  .refine((value) => !SPECIAL_CHARACTER.test(value), SPECIAL_HINT)
  .refine((value) => !NOT_IN_PATHS.test(value.replace(/#.*/, '')), 'may contain only letters, digits, escapes and / . _ ~ - @ ,')
  .refine((value) => !hasBadEscape(value) && isDecodable(value), 'contains an invalid escape')
  .refine((value) => !/\/\.{0,2}\//.test(value.replace(/\/?(?:#.*)?$/, '/')), 'must not contain //, /./ or /../');

/** The target of a redirect: a path of the same form, or a full URL. */
export const redirectTarget = z.string().check(({ value, issues }) => {
  const isPath = value.startsWith('/') && !value.startsWith('//');
  addFirstIssue(issues, isPath ? redirectPath : redirectUrl, value);
});

const redirectUrl = z
  .string()
  .regex(/^https?:\/\/[^/]/, 'must be a path such as /guide/start/#top or a URL such as https://example.com')
  .refine((value) => !SPECIAL_CHARACTER.test(value), SPECIAL_HINT)
  .refine((value) => !hasBadEscape(value.replace(/%2[ef]/gi, '')) && URL.canParse(value), 'must be a valid URL');

export const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date such as 2025-05-14')
  .pipe(z.iso.date('must be a day that exists'));

export const pattern = z.string().refine((value) => {
  try {
    new RegExp(value);
    return true;
  } catch {
    return false;
  }
}, 'must be a valid regular expression');

const email = z.email('must be an e-mail address').max(EMAIL_MAX, `the e-mail address must have at most ${EMAIL_MAX} characters`);

/** Validates the e-mail address of a `mailto:` link. */
function checkMailAddress({ value, issues }: z.core.ParsePayload<string>): void {
  if (/^mailto:/i.test(value)) addFirstIssue(issues, email, value.replace(/^mailto:|\?.*$/gi, ''));
}

/** Adds the first issue that another schema has with a value. `path` is that of the value in the validated data. */
export function addFirstIssue(issues: z.core.$ZodRawIssue[], schema: z.ZodType, value: string, path: PropertyKey[] = []): void {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  if (issue) issues.push({ code: 'custom', input: value, path, message: issue.message });
}
