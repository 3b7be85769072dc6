export const devdep = 'dev-dep';
