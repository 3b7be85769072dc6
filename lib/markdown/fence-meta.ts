/** Reads `title="…"` from the meta of a code fence: the file name of the code. */
export function readTitle(meta: string | null | undefined): string | undefined {
  return /(?:^|\s)title=(["'])(.*?)\1/.exec(meta ?? '')?.[2];
}

/** Reads `example="id#step"` from the meta of a code fence: the example whose record the code quotes; without a step, any of them. */
export function readQuoted(meta: string | null | undefined): { readonly id: string; readonly step?: number } | undefined {
  const [, id, step] = /(?:^|\s)example="([^"#]+)(?:#(\d+))?"/.exec(meta ?? '') ?? [];
  return id === undefined ? undefined : { id, ...(step !== undefined && { step: Number(step) }) };
}

/** Reads `unverified="reason"` from the meta of a code fence: why no example verifies the code. */
export function readUnverified(meta: string | null | undefined): { readonly unverified: string } | undefined {
  const reason = /(?:^|\s)unverified="([^"]+)"/.exec(meta ?? '')?.[1]?.trim();
  return reason ? { unverified: reason } : undefined;
}
