/** Nothing imports this module. */
export const note = 'minutes first';
