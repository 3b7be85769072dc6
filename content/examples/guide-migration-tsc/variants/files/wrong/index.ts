export const km: number = 'a thousand';
