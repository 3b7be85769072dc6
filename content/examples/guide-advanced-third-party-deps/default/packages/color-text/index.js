export function bold(text) {
  return `\u001b[1m${text}\u001b[22m`;
}
