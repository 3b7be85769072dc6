export declare const tick: () => string;
