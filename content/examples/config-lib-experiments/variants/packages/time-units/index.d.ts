/** A span of time in whole seconds. */
export type Seconds = number;
export declare const MINUTE: Seconds;
