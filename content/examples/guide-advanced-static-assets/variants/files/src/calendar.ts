import holidays from './assets/holidays.ics';

export const holidaysUrl: string = holidays;
