export declare const days: () => number;
