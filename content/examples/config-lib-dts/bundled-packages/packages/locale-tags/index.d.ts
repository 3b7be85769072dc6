export type Locale = 'en' | 'zh';
export declare const tags: Locale[];
