export type Color = 'red' | 'green';
export declare const names: Color[];
