export declare const time: () => string;
