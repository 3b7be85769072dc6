export declare const load: (name: string) => unknown; export declare const read: () => string;
