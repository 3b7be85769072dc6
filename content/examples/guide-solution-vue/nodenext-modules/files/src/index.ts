export { type Limit, maximum } from './limits.js';
export { default as StarRating } from './StarRating.vue';
export { halfSteps } from './steps';
