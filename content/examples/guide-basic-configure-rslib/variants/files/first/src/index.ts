export const label = (name: string) => `${name}@1`;
