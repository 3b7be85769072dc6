import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { TestedSite } from './sites';
import { expect } from './test';

/**
 * Expects that a missing URL gets the 404 page of its version and language, whose link leads to their home page. Returns the answers.
 * `origin` includes the base path.
 */
export async function expectOwnMissingPages(request: APIRequestContext, origin: string, site: TestedSite): Promise<APIResponse[]> {
  const versions = site.name === 'main' ? [''] : ['', '/v1'];
  const answers: APIResponse[] = [];
  for (const [prefix, tag] of versions.flatMap((version) => [
    [version, 'en'],
    [`${version}/zh`, 'zh-CN'],
  ])) {
    const answer = await request.get(`${origin}${prefix}/nothing/here`);
    expect([prefix, answer.status()]).toEqual([prefix, 404]);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${tag}"`);
    expect(/<main[\s\S]*?<a [^>]*href="([^"]*)"/.exec(html)?.[1]).toBe(`${site.basePath}${prefix}/`);
    answers.push(answer);
  }
  return answers;
}
