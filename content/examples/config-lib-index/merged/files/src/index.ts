declare const VERSION: string;
declare const KIND: string | undefined;

export const version = VERSION;
export const kind = typeof KIND === 'string' ? KIND : 'none';
