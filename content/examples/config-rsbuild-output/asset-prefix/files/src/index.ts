import dial from './dial.svg';

export const dialUrl: string = dial;
