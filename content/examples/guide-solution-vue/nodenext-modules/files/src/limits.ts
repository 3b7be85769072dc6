export type Limit = 5 | 10;

export const maximum: Limit = 5;
