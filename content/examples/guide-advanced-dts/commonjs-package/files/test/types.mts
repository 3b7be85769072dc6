import half from 'fit-size';

export const width: number = half(640);
