export declare const first: (words?: string[]) => string | undefined;
