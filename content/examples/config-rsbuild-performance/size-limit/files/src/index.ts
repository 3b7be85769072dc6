export const hello = (name: string): string => `Hello, ${name}`;
