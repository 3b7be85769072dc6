export { pad } from '@/pad';
