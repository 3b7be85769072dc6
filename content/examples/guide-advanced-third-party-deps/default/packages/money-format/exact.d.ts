export declare function formatExact(amount: number, symbol: string): string;
