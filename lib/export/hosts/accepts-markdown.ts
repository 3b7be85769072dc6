/**
 * Pattern of an `Accept` header that asks for Markdown, for the local server and the rules of hosts, which cannot compare weights. The
 * weight 0 means that a client does not want it.
 */
export const ACCEPTS_MARKDOWN = String.raw`text/markdown(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`;
