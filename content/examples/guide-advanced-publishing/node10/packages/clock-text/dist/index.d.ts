export declare const index: string;
