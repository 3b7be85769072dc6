/** The initial query. */
export interface QuerySeed {
  readonly query: string;
  /** Whether the reader typed it and may continue. Otherwise it is selected, so that typing replaces it. */
  readonly isTyped: boolean;
  /** Whether the reader has pressed Enter after it, which opens the first result as soon as there is one. */
  readonly isEntered: boolean;
}

/** Focuses the input, which already contains the query of the seed. */
export function focusSeed(input: HTMLInputElement, { query, isTyped }: QuerySeed): void {
  input.focus();
  input.setSelectionRange(isTyped ? query.length : 0, query.length);
}
