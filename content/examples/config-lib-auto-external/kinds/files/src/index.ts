import { devdep } from 'dev-dep';
import { peerdep } from 'peer-dep';
import { runtimedep } from 'runtime-dep';

export const names = [devdep, peerdep, runtimedep];
