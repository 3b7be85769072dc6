export const km = 'Mille mètres.';
