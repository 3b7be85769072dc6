declare const VERSION: string;

export const label = (name?: string) => `${name ?? 'lib'}@${VERSION}`;
