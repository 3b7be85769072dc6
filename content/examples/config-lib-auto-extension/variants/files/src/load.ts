export const load = () => import('./index');
