export { area } from '@/area';
