export const units = ['m²', 'ha'];
