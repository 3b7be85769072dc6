export { default as HourButton } from './Button.vue';
