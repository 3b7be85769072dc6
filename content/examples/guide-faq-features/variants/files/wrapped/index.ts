import dial from './faces/dial.svg';

export const face = `<img src="${dial}" alt="">`;
