import { unit } from 'unit-names';

export const mode = process.env.NODE_ENV;
export const describe = (length) => `${length} ${unit}`;
export default describe;
