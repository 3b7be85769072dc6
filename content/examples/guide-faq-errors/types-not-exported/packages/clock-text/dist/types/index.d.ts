export declare const clock: (hours: number) => string;
