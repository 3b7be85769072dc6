/** `title="…"` in the meta of a fence: the file that the code is of. */
export function readTitle(meta: string | null | undefined): string | undefined {
  return /(?:^|\s)title=(["'])(.*?)\1/.exec(meta ?? '')?.[2];
}

/** `unverified="reason"` in the meta of a fence: nothing proves this code, and why. */
export function readUnverified(meta: string | null | undefined): { readonly unverified: string } | undefined {
  const reason = /(?:^|\s)unverified="([^"]+)"/.exec(meta ?? '')?.[1]?.trim();
  return reason ? { unverified: reason } : undefined;
}
