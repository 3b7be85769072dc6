export { word } from '@example/words';
export const first = (text?: string): string => text?.[0] ?? '';
export const zone = process.env.PUBLIC_ZONE;
