declare const FROM_CONFIG: string;

export const from = FROM_CONFIG;
export const names = [process.env.PUBLIC_NAME, import.meta.env.PUBLIC_NAME];
export const secret = process.env.SECRET;
