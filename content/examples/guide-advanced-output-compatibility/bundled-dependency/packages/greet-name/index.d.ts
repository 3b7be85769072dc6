export declare function greet(user?: { name?: string }): string;
