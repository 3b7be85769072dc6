/**
 * The part of a requested path that a redirect rule may keep. The rule appends it to the slash of its target, so a leading slash or
 * backslash would lead to another host, even after a tab or line break, which browsers drop. Such paths, and those with control characters,
 * get the 404 page.
 */

/** Start of a pattern for `path-to-regexp`, which Vercel and the development server use. Paths may have escapes. */
export const KEPT_START = String.raw`(?!%(?:[01][\dA-Fa-f]|20|2[Ff]|5[Cc]|7[Ff])|[/\\\s])(?![\s\S]*[\x00-\x1f\x7f-\x9f])`;

/** Whole pattern for nginx, which decodes paths before it compares them, and does not escape backslashes in targets. */
export const KEPT_DECODED_PATH = String.raw`(?![/\x20])[^\x5c\x00-\x1f\x7f]*`;
