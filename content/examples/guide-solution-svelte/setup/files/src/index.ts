export { default as Stepper } from './Stepper.svelte';
