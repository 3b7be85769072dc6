export const words = (text: string): string[] => text.trim().split(/\s+/);

export const vowels = (text: string): number => (text.match(/[aeiou]/gi) ?? []).length;
