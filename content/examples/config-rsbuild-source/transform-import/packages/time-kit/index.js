export { default as addHours } from './lib/add-hours.js';
export { default as nextDay } from './lib/next-day.js';
