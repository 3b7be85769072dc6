declare const VERSION: string;

export const version = VERSION;
export const zones = process.env.ZONES === 'all' ? ['UTC', 'CET'] : ['UTC'];
