export declare function roundHalf(amount: number): number;
