export const line = (text: string): string => `> ${text}`;
