import type { ComponentProps } from 'svelte';
import { Stepper } from 'quantity-stepper';

export const good: ComponentProps<typeof Stepper> = { step: 2 };
// @ts-expect-error A string is not a number.
export const bad: ComponentProps<typeof Stepper> = { step: '2' };
