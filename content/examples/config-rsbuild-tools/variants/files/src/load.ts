export const load = () => import('./words');
