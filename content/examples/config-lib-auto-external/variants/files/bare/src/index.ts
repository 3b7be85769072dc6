import { runtimedep } from 'runtime-dep';

export const names = [runtimedep];
