export const peerdep = 'peer-dep';
