export declare function padLine(name: string, price: number): string;
