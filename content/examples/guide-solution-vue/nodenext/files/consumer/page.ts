import { StarRating } from 'star-rating';
import { h } from 'vue';

h(StarRating, { value: 3 });
// @ts-expect-error
h(StarRating, { value: '3' });
