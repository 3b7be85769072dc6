import { format } from './shared.mjs';

export default { lib: [{ format }] };
export const browser = { lib: [{ format: 'umd' }] };
