import words from 'tide-words';

export const list = [words];
