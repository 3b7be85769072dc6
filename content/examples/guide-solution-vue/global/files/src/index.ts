import type { App } from 'vue';
import StarRating from './StarRating.vue';

export { StarRating };

export default {
  install: (app: App) => app.component('StarRating', StarRating),
};

declare module 'vue' {
  interface GlobalComponents {
    StarRating: typeof StarRating;
  }
}
