/** Decodes a part of a URL; one that is not a valid encoding, such as `100%`, is unchanged. */
export function decodeUrlText(text: string): string {
  return isDecodable(text) ? decodeURIComponent(text) : text;
}

/** Whether all escapes of a URL are complete, and together valid UTF-8. */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
