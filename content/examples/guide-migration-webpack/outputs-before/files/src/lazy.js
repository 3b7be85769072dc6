export const load = () => import('./index.js');
