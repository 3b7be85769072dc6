import { glossaries } from './glossaries';

export const languages = Object.keys(glossaries);
export const home = import.meta.url;
