import zones from './zones.csv';

export { zones };
