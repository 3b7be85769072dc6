export declare const days: string;
