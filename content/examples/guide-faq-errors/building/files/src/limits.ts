import limits from './limits.json';

export const limit = () => limits;
