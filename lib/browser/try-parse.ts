/** Parses JSON; undefined if there is none or it is invalid. */
export function tryParse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
