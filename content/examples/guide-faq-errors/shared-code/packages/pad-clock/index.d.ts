export declare const pad: (value: number) => string;
