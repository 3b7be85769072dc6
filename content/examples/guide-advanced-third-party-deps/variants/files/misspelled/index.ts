export { padLine } from 'text-padding';
