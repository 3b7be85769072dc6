export declare function bold(text: string): string;
