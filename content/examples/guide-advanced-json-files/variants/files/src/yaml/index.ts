import limits from './limits.yaml';

export const retries = limits.retries;
