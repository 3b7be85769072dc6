export declare function symbolOf(currency: string): string;
