import { computed, ref } from 'vue';
import { clamp } from './clamp';

/** Tracks the current step of a form. */
export function useSteps(count: number) {
  const step = ref(1);
  const isLast = computed(() => step.value === count);
  const go = (change: number): void => {
    step.value = clamp(step.value + change, count);
  };
  return { step, isLast, go };
}
