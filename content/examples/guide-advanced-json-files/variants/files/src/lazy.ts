export const load = () => import('./computed/messages/fr.json');
