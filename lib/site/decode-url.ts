/** Decodes a part of a URL; one that is not a valid encoding, such as `100%`, is unchanged. */
export function decodeUrlText(text: string): string {
  return tryDecode(text) ?? text;
}

/** Whether all escapes of a URL are complete, and together valid UTF-8. */
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
