export declare const addHours: (hour: number, count: number) => number;
export declare const nextDay: (day: number) => number;
