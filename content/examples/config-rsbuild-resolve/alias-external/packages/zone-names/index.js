export const zone = 'UTC (all zones)';
