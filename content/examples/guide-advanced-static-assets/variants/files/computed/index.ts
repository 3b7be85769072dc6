export const zones = (name: string) =>
  new URL(`./zones/${name}.txt`, import.meta.url);
export const file = (name: string) => new URL(name, import.meta.url);
export const kept = (name: string) =>
  new URL(/* rspackIgnore: true */ name, import.meta.url);
