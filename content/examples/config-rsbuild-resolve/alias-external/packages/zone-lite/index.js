export const zone = 'UTC (small list)';
