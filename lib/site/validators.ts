import { z } from 'zod';

// In characters. 320 is 64 for the local part, 1 for `@` and 255 for the domain (RFC 3696).
const EMAIL_MAX = 320;
const URL_MAX = 2048;
const DESCRIPTION_MAX = 160;

export const words = z.string().trim().min(1, 'must not be empty or only white space');

export const description = words.max(DESCRIPTION_MAX, `must have at most ${DESCRIPTION_MAX} characters`);

const url = z.string().max(URL_MAX, `must have at most ${URL_MAX} characters`).check(checkMailAddress);

export const externalUrl = url.refine((value) => URL.canParse(value), 'must be a full URL such as https://example.com');

/** A path of the site or a full URL. */
export const link = url.refine(
  (value) => value.startsWith('/') || value.startsWith('#') || URL.canParse(value),
  'must be a path such as /guide/ or a full URL',
);

export const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date such as 2025-05-14')
  .refine((value) => {
    const date = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  }, 'must be a day that exists');

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
  if (!/^mailto:/i.test(value)) return;
  const [problem] = email.safeParse(value.replace(/^mailto:|\?.*$/gi, '')).error?.issues ?? [];
  if (problem) issues.push({ code: 'custom', input: value, message: problem.message });
}

/** `tags[0].name: must not be empty`, one per zod issue. */
export function listIssues(error: z.ZodError): { path: string; message: string; keys: readonly string[] }[] {
  return error.issues.map((issue) => ({
    path: issue.path
      .map((part) => (typeof part === 'number' ? `[${part}]` : String(part)))
      .join('.')
      .replace(/\.\[/g, '['),
    message: issue.message,
    keys: issue.code === 'unrecognized_keys' ? issue.keys : [],
  }));
}
