export const load = () => import('./zone');
