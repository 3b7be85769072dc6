export const runtimedep = 'runtime-dep';
