export const next = async () => (await import('clock-esm')).tick();
