export const load = () =>
  import(/* webpackChunkName: "inch-chunk" */ './parts/inch.js');
