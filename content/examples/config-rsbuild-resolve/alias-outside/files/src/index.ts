export { area } from '#shared/area';
