export const firstDay = 'Monday';
