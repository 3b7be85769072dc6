import type { RslibConfig } from '@rslib/core';

export const countOutputs = ({ lib }: RslibConfig): number => lib?.length ?? 1;
