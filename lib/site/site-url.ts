/** Returns the absolute URL of the site with its base path and without a trailing slash: `https://rslib.example/docs`. URLs of search records start with it. */
export function getSiteUrl({ url }: { readonly url: string }, basePath: string): string {
  return url + basePath;
}
