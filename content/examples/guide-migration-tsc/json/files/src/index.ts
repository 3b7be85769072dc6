import units from './units.json' with { type: 'json' };

export const km: number = units.km;
