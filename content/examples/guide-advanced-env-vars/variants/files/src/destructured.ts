const { PUBLIC_REGION } = process.env;

export const region = PUBLIC_REGION;
export const read = (name: string) => process.env[name];
export const full = process.env.PUBLIC_REGION;
