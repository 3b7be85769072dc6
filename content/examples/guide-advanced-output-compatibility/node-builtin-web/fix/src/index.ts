export const isPicture = (file: string): boolean => /\.(?:png|webp)$/.test(file);
