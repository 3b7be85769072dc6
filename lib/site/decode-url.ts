/** Decodes a part of a URL. Returns invalid encodings, such as `100%`, unchanged. */
export function decodeUrlText(text: string): string {
  return tryDecode(text) ?? text;
}

/** Returns whether all escapes of a URL are complete and form valid UTF-8. */
export function isDecodable(text: string): boolean {
  return tryDecode(text) !== undefined;
}

function tryDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
