export declare function hour(value: number): object;
