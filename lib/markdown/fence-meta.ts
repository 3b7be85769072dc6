/** Reads `title="…"` from the meta of a code fence: the file name of the code. */
export function readTitle(meta: string | null | undefined): string | undefined {
  return /(?:^|\s)title=(["'])(.*?)\1/.exec(meta ?? '')?.[2];
}

/** Reads `unverified="reason"` from the meta of a code fence: why no example verifies the code. */
export function readUnverified(meta: string | null | undefined): { readonly unverified: string } | undefined {
  const reason = /(?:^|\s)unverified="([^"]+)"/.exec(meta ?? '')?.[1]?.trim();
  return reason ? { unverified: reason } : undefined;
}
