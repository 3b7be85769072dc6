import clock from './clock.toml';
import zones from './zones.yaml';

export const name = clock.name;
export { zones };
