import { z } from 'zod';

/** The answer to a request for a link. If there is none, `status` is the reason, such as `timeout` or the code of a network error. */
export interface LinkAnswer {
  readonly verdict: 'fine' | 'dead' | 'uncertain';
  /** `200`, `404`, `timeout`, `ENOTFOUND`. */
  readonly status: string;
  /** Whether a server answered. */
  readonly isAnswered: boolean;
}

/** Statuses of dead links. Servers also send 403 and 429 to programs, and 5xx during an outage. */
const DEAD = new Set(['404', '410', 'ENOTFOUND']);

/** Some servers refuse unknown programs. */
const HEADERS = { 'user-agent': 'Mozilla/5.0 (compatible; documentation link check)', accept: 'text/html,*/*' };

/** Requests a URL, following redirects: with HEAD and, if that fails, with GET, because many servers refuse HEAD. `timeout` is in milliseconds. */
export async function requestLink(url: string, timeout: number): Promise<LinkAnswer> {
  const head = await ask(url, 'HEAD', timeout);
  return head.verdict === 'fine' || head.status === 'ENOTFOUND' ? head : ask(url, 'GET', timeout);
}

async function ask(url: string, method: 'HEAD' | 'GET', timeout: number): Promise<LinkAnswer> {
  try {
    const response = await fetch(url, { method, headers: HEADERS, signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    return { verdict: response.ok ? 'fine' : judge(String(response.status)), status: String(response.status), isAnswered: true };
  } catch (error) {
    const status = readReason(error);
    return { verdict: judge(status), status, isAnswered: false };
  }
}

function judge(status: string): 'dead' | 'uncertain' {
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
