export type Column = 'name' | 'price';
export declare function padLine(name: string, price: string): string;
