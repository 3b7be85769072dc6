export const later = 'code of the chunk';
