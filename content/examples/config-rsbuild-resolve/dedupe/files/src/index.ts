export { days } from 'day-view';
export { addWeek } from 'week-view';
