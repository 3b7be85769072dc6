export const INCH = 96;
