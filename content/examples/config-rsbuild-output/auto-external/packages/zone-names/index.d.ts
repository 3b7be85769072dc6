export declare const zone: string;
