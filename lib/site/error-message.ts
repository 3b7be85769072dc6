/** Returns the message of a thrown value, which may be of any type. */
export function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
