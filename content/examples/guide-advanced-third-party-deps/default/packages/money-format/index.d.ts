export declare function formatMoney(amount: number, symbol: string): string;
