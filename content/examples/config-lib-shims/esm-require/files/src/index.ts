export const load = (name: string) => require(name);
export const find = (name: string) => require.resolve(name);
