import StarRatings from 'star-rating';
import { createApp } from 'vue';
import App from './App.vue';

createApp(App).use(StarRatings).mount('#app');
