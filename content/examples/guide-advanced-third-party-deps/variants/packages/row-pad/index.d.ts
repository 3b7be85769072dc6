export declare function padRow(name: string, price: number): string;
