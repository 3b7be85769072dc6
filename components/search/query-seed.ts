/** The initial query. */
export interface QuerySeed {
  readonly query: string;
  /** Whether the reader typed it and may continue. Otherwise it is selected, so that typing replaces it. */
  readonly isTyped: boolean;
}

/** Focuses the input, which already contains the query of the seed. */
export function focusSeed(input: HTMLInputElement, { query, isTyped }: QuerySeed): void {
  input.focus();
  input.setSelectionRange(isTyped ? query.length : 0, query.length);
}
