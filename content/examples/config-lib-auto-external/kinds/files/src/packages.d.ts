declare module 'dev-dep' {
  export const devdep: string;
}
declare module 'optional-dep' {
  export const optionaldep: string;
}
declare module 'peer-dep' {
  export const peerdep: string;
}
declare module 'runtime-dep' {
  export const runtimedep: string;
}
declare module 'runtime-dep/unit.js' {
  export const unit: string;
}
declare module 'undeclared' {
  export const undeclared: string;
}
