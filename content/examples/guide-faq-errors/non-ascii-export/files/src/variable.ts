export const π = Math.PI;
