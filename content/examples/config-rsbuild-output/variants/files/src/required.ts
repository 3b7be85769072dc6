const { zone } = require('zone-names');

export const label: string = zone;
