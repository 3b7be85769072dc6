import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type HtmlElement, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { validateXML } from 'xmllint-wasm';
import { z } from 'zod';

const SCHEMAS = path.resolve('__tests__/fixtures/schemas');
const read = (fileName: string) => ({ fileName, contents: readFileSync(path.join(SCHEMAS, fileName), 'utf8') });

/** Validates XML against one of our schemas and returns the errors; `.rng` is RELAX NG, `.xsd` XML Schema. */
export async function listXmlErrors(xml: string, schema: 'atom.rng' | 'rss.rng' | 'sitemap.xsd'): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'tested.xml', contents: xml }],
    schema: [read(schema)],
    preload: schema === 'sitemap.xsd' ? [read('xhtml-link.xsd')] : [],
    extension: schema.endsWith('.rng') ? 'relaxng' : 'schema',
  });
  return errors.map(({ rawMessage }) => rawMessage);
}

const url = z.url({ protocol: /^https?$/ });
const dateTime = z.iso.datetime({ offset: true });
const author = z
  .strictObject({ name: z.string().min(1).optional(), url: url.optional(), avatar: url.optional() })
  .refine((value) => Object.keys(value).length > 0);
const languageTag = z.string().refine((tag) => Intl.getCanonicalLocales(tag).length === 1);

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/), without the deprecated fields of 1.0. */
export const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: url.optional(),
  feed_url: url.optional(),
  description: z.string().optional(),
  user_comment: z.string().optional(),
  next_url: url.optional(),
  icon: url.optional(),
  favicon: url.optional(),
  authors: z.array(author).optional(),
  language: languageTag.optional(),
  expired: z.boolean().optional(),
  items: z.array(
    z
      .strictObject({
        id: z.string().min(1),
        url: url.optional(),
        external_url: url.optional(),
        title: z.string().optional(),
        content_html: z.string().optional(),
        content_text: z.string().optional(),
        summary: z.string().optional(),
        image: url.optional(),
        banner_image: url.optional(),
        date_published: dateTime.optional(),
        date_modified: dateTime.optional(),
        authors: z.array(author).optional(),
        tags: z.array(z.string()).optional(),
        language: languageTag.optional(),
      })
      .refine((item) => item.content_html !== undefined || item.content_text !== undefined, 'content_html or content_text must be there'),
  ),
});

const color = z.string().regex(/^#[\da-f]{6}$/i);
const place = z.string().startsWith('/');

/** The fields of a web app manifest (https://www.w3.org/TR/appmanifest/) that ours uses. */
export const manifest = z.strictObject({
  name: z.string().min(1),
  short_name: z.string().min(1).max(12),
  description: z.string().min(1),
  lang: languageTag,
  id: place,
  start_url: place,
  scope: place,
  display: z.enum(['fullscreen', 'standalone', 'minimal-ui', 'browser']),
  background_color: color,
  theme_color: color,
  icons: z.array(
    z.strictObject({
      src: place,
      sizes: z.string().regex(/^\d+x\d+(?: \d+x\d+)*$|^any$/),
      type: z.string().startsWith('image/'),
      purpose: z.enum(['any', 'maskable', 'monochrome']),
    }),
  ),
});

/** A `robots.txt` according to RFC 9309: groups of agents with their rules; `others` are records outside groups. */
export interface Robots {
  readonly groups: readonly { readonly agents: readonly string[]; readonly rules: readonly (readonly [kind: string, path: string])[] }[];
  readonly others: readonly (readonly [name: string, value: string])[];
}

/** Throws if a line is not a record. */
export function parseRobots(text: string): Robots {
  const groups: { agents: string[]; rules: [string, string][] }[] = [];
  const others: [string, string][] = [];
  for (const line of text.split(/\r?\n/).map((each) => each.replace(/#.*/, '').trim())) {
    if (!line) continue;
    const at = line.indexOf(':');
    if (at < 1) throw new Error(`robots.txt: "${line}" is no record`);
    const [name, value] = [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()];
    const last = groups.at(-1);
    if (name === 'user-agent') {
      if (last && last.rules.length === 0) last.agents.push(value);
      else groups.push({ agents: [value], rules: [] });
    } else if (name === 'allow' || name === 'disallow') {
      if (!last) throw new Error(`robots.txt: "${line}" stands before any user agent`);
      last.rules.push([name, value]);
    } else others.push([name, value]);
  }
  return { groups, others };
}

/** Resolves the configuration once instead of for each page. */
class CachedConfigLoader extends StaticConfigLoader {
  private resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(handle: string): ReturnType<StaticConfigLoader['getConfigFor']> {
    this.resolved ??= super.getConfigFor(handle);
    return this.resolved;
  }
}

const htmlValidator = new HtmlValidate(
  new CachedConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    elements: [
      'html5',
      {
        button: {
          attributes: {
            // Browsers derive the state from the popover (https://w3c.github.io/html-aria/).
            'aria-expanded': {
              allowed: (node: HtmlElement) => (node.hasAttribute('popovertarget') ? 'belongs to a button that opens a popover' : null),
            },
          },
        },
        // Spaces are not valid in URLs.
        img: { attributes: { src: { required: true, enum: ['/^\\S+$/'] } } },
      },
      // Columns of Markdown tables use the `align` attribute, because the policy forbids style attributes (DESIGN.md).
      { td: { attributes: { align: { deprecated: false } } }, th: { attributes: { align: { deprecated: false } } } },
    ],
    rules: {
      // The output style of React; parsers treat these forms as equal.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // Only in the HTML of code (`lib/markdown/hast-nodes.ts`).
      'attr-quotes': ['error', { unquoted: true }],
      // React generates ids that start with an underscore; HTML only forbids white space.
      'valid-id': ['error', { relaxed: true }],
      // The navigation bar and the mobile menu have the same name; one of them is hidden at every width, as axe checks.
      'unique-landmark': 'off',
    },
  }),
);

/** The words of code: spans with a class and text, of which long pages have thousands. They are valid wherever text is. */
const WORD = /<span class=(?:t-\w+|"t-\w+")>([^<]*)<\/span>/g;

/**
 * Validates the HTML of a page with the recommended rules, such as nesting, duplicate ids and ARIA, and returns the errors. Columns are those
 * without the tags of words.
 */
export async function listHtmlErrors(html: string): Promise<string[]> {
  const short = html.replace(/<code[\s>].*?<\/code>/gs, (code) => code.replace(WORD, '$1'));
  const { results } = await htmlValidator.validateString(short);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`));
}
