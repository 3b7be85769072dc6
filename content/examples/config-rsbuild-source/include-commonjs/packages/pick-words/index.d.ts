export declare class Words {}
