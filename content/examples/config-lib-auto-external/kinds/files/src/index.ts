import { devdep } from 'dev-dep';
import { optionaldep } from 'optional-dep';
import { peerdep } from 'peer-dep';
import { runtimedep } from 'runtime-dep';
import { unit } from 'runtime-dep/unit.js';
import { undeclared } from 'undeclared';

export const names = [
  runtimedep,
  unit,
  optionaldep,
  peerdep,
  devdep,
  undeclared,
];
