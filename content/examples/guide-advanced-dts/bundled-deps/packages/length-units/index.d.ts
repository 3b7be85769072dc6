/** A length in CSS pixels. */
export type Pixels = number;
export declare const INCH: Pixels;
