export const km = 'A thousand metres.';
