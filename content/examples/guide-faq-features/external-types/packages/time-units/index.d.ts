export type Seconds = number;
