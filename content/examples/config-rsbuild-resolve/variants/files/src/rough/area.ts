export const area = (radius: number) => 3 * radius * radius;
