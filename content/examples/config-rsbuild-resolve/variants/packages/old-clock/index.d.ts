export declare const source: string;
