import half from 'one-type';

export const width: number = half(640);
