/** Matches an `Accept` header that asks for Markdown. Hosts cannot compare weights; one of 0 means that the client does not want it. */
export const ACCEPTS_MARKDOWN = String.raw`text/markdown(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`;
