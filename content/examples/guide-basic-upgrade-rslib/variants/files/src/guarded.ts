export const mode: string = import.meta.env?.MODE ?? 'none';
