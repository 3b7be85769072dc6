export const area = (width: number, height: number) => width * height;
