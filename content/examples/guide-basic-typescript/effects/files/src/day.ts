console.log('day');

export const unused = 1;
