import { createHash } from 'node:crypto';
import { scanTags } from '@/lib/export/html';

/** Sources that a site needs beyond its own origin, such as the hosts of a hosted search. */
export interface PolicySources {
  readonly connect: readonly string[];
  readonly images: readonly string[];
}

/** Scripts of these types are data, which no policy stops. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json']);

/**
 * Adds the content security policy as a `meta` element after the one of the character set, with the hash of every inline
 * script; so it is the last thing that may touch the file. Throws where there is no place for it.
 */
export function addPolicy(html: string, sources: PolicySources): string {
  const tags = scanTags(html);
  const charset = tags.find(({ name, attributes }) => name === 'meta' && attributes.has('charset'));
  if (!charset) throw new Error('has no <meta charset>, after which the content security policy would stand');
  const hashes = tags
    .filter(({ name, closing, attributes }) => name === 'script' && !closing && !attributes.has('src'))
    .filter(({ attributes }) => !DATA_TYPES.has(attributes.get('type') ?? ''))
    .map(({ rawText = '' }) => `'sha256-${createHash('sha256').update(rawText).digest('base64')}'`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${renderPolicy([...new Set(hashes)], sources)}">`;
  return html.slice(0, charset.end) + meta + html.slice(charset.end);
}

function renderPolicy(hashes: readonly string[], { connect, images }: PolicySources): string {
  const directives = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashes],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'data:', ...images],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connect],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}
