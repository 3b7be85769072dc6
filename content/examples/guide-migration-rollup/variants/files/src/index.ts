// @ts-expect-error: the package is not installed.
import merge from 'row-tools/merge';

declare const __VERSION__: string;

export const version: string = __VERSION__;
export const title = 'rows __VERSION__';
export const merged = (rows: unknown[]): unknown => merge(rows);
