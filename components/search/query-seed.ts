/** What the query starts with. */
export interface QuerySeed {
  readonly query: string;
  /** Whether the reader typed it, and more letters may follow. Otherwise it is selected, so that typing replaces it. */
  readonly isTyped: boolean;
}

/** Focuses the input, whose value is the query of the seed. */
export function focusSeed(input: HTMLInputElement, { query, isTyped }: QuerySeed): void {
  input.focus();
  input.setSelectionRange(isTyped ? query.length : 0, query.length);
}
