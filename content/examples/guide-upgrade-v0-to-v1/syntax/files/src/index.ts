let locks: Set<string> | undefined;

export function lock(file: string): void {
  locks ??= new Set();
  locks.add(file);
}
