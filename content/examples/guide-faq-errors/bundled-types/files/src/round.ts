/** @internal */
export const round = true;
