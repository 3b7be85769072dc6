export const label = (page: number): string => `page ${page}`;
