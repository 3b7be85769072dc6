declare module 'dev-dep' {
  export const devdep: string;
}
declare module 'peer-dep' {
  export const peerdep: string;
}
declare module 'runtime-dep' {
  export const runtimedep: string;
}
