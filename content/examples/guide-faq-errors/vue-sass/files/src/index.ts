export { default as Clock } from './Clock.vue';
