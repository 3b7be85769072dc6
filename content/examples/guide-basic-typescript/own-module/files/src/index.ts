import query from './query.sql';

export const allUnits: string = query.trim();
