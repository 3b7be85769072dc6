import { round } from './round';

export { round };
