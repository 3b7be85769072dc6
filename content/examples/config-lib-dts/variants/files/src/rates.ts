export const rates = [1, 2].map((n) => n * 60);
