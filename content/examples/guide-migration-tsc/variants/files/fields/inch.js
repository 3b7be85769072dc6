export const inch = 0.0254;
