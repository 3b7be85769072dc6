export declare const addWeek: (name: string) => Set<string>;
