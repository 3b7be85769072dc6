import { z } from 'zod';
import type { LinkedUrl } from '@/lib/cli/links/list-links';
import type { JsonCache } from '@/lib/node/disk-cache';
import { groupBy } from '@/lib/site/collections';

/** The answer to a request for a link. If there is none, `status` is the reason, such as `timeout` or the code of a network error. */
interface LinkAnswer {
  readonly verdict: 'fine' | 'dead' | 'uncertain';
  /** `200`, `404`, `timeout`, `ENOTFOUND`. */
  readonly status: string;
  readonly isAnswered: boolean;
}

/** Statuses of dead links. Servers also send 403 and 429 to programs, and 5xx during an outage. */
const DEAD = new Set(['404', '410', 'ENOTFOUND']);

/** Some servers refuse unknown programs. */
const HEADERS = { 'user-agent': 'Mozilla/5.0 (compatible; documentation link check)', accept: 'text/html,*/*' };

/** URL -> time of the last successful answer, in milliseconds since 1970. */
export type LinkTimes = Readonly<Record<string, number>>;

/** How long a successful answer counts. */
export const FRESH_DAYS = 7;
const FRESH_MS = FRESH_DAYS * 24 * 60 * 60 * 1000;

/** Number of hosts to request from in parallel, one request each, because hosts refuse many requests at once. */
const HOSTS_AT_ONCE = 8;

/** The answer to a link; `isCached` if it is from an earlier run. */
export interface LinkResult extends LinkedUrl, LinkAnswer {
  readonly isCached: boolean;
}

export interface LinkRun {
  /** The successful answers of earlier runs. */
  readonly cache: JsonCache<LinkTimes>;
  /** Name of the site in the cache. */
  readonly site: string;
  /** Whether to request these links, too. */
  readonly isForced?: boolean;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** Timeout of each request, in milliseconds. */
  readonly timeout: number;
}

/** Requests all URLs without a recent successful answer, and caches the successful answers. Throws if there is no network. */
export async function checkUrls(links: readonly LinkedUrl[], { cache, site, isForced, now, timeout }: LinkRun): Promise<LinkResult[]> {
  const kept = Object.entries((!isForced && cache.read(site)) || {});
  const times: LinkTimes = Object.fromEntries(kept.filter(([, time]) => time <= now && now - time < FRESH_MS));
  const fresh = links.filter(({ url }) => url in times);
  const unknown = links.filter(({ url }) => !(url in times));
  const asked = await askHosts(unknown, timeout);
  if (asked.length > 0 && asked.every(({ isAnswered }) => !isAnswered)) await requireNetwork(asked, fresh[0]?.url, timeout);
  const fine = asked.filter(({ verdict }) => verdict === 'fine');
  cache.write(site, Object.fromEntries([...fresh, ...fine].map(({ url }) => [url, times[url] ?? now])));
  const cachedResults = fresh.map((link): LinkResult => ({ ...link, verdict: 'fine', status: '200', isAnswered: true, isCached: true }));
  return [...cachedResults, ...asked].sort((a, b) => (a.url < b.url ? -1 : 1));
}

async function askHosts(links: readonly LinkedUrl[], timeout: number): Promise<LinkResult[]> {
  const hosts = [...groupBy(links, ({ url }) => new URL(url).host).values()];
  const results: LinkResult[] = [];
  const work = async (): Promise<void> => {
    for (let hostLinks = hosts.shift(); hostLinks; hostLinks = hosts.shift()) {
      for (const link of hostLinks) results.push({ ...link, ...(await requestLink(link.url, timeout)), isCached: false });
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work));
  return results;
}

/** Throws if there is no network. If nobody answers, all links may also be dead, so a link that worked recently is tried. */
async function requireNetwork(results: readonly LinkResult[], working: string | undefined, timeout: number): Promise<void> {
  if (working && (await requestLink(working, timeout)).isAnswered) return;
  const reasons = [...new Set(results.map(({ status }) => status))].join(', ');
  const asked = results.length === 1 ? 'The only link requested did not respond' : `None of the ${results.length} links responded`;
  throw new Error(`${asked} (${reasons}). The links were not checked: connect to the internet and run the command again.`);
}

/** Requests a URL, following redirects: with HEAD and, if that fails, with GET, because many servers refuse HEAD. `timeout` is in milliseconds. */
export async function requestLink(url: string, timeout: number): Promise<LinkAnswer> {
  const head = await ask(url, 'HEAD', timeout);
  return head.verdict === 'fine' || head.status === 'ENOTFOUND' ? head : ask(url, 'GET', timeout);
}

async function ask(url: string, method: 'HEAD' | 'GET', timeout: number): Promise<LinkAnswer> {
  try {
    const response = await fetch(url, { method, headers: HEADERS, signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    return { verdict: response.ok ? 'fine' : classify(String(response.status)), status: String(response.status), isAnswered: true };
  } catch (error) {
    const status = readReason(error);
    return { verdict: classify(status), status, isAnswered: false };
  }
}

function classify(status: string): 'dead' | 'uncertain' {
  return DEAD.has(status) ? 'dead' : 'uncertain';
}

/** Errors of fetch, whose reason is hidden in `cause`. */
const errorSchema = z.object({
  name: z.string(),
  message: z.string(),
  cause: z.object({ code: z.string().optional(), message: z.string() }).optional(),
});

function readReason(error: unknown): string {
  const { data } = errorSchema.safeParse(error);
  if (data?.name === 'TimeoutError') return 'timeout';
  return data?.cause?.code ?? data?.cause?.message ?? data?.message ?? String(error);
}
