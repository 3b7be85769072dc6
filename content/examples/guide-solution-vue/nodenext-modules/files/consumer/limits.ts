import { halfSteps, maximum } from 'star-rating';

// @ts-expect-error
export const text: string = maximum;
// The path of this module has no extension, so its type is any.
// @ts-expect-error
export const half: string = halfSteps;
