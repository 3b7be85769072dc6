declare const VERSION: string;

export function describe(name: string) {
  const label = name.trim();
  return `${label} ${VERSION}`;
}
