export const load = (language: string) => import(`./words/${language}.js`);
